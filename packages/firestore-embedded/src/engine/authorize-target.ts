import type { StoredDocument } from '../model/document.ts';
import type { DocumentSource } from '../query/run-query.ts';
import { type Access, authorizeGet, authorizeList, listingOf } from './authorize.ts';
import type { Target } from './target.ts';

/** Throws PERMISSION_DENIED unless the caller may see what the target watches. */
export function authorizeTarget(
  access: Access,
  { watched }: Target,
  documents: readonly StoredDocument[],
  source: DocumentSource,
  time: string,
): void {
  if (watched.kind === 'query') {
    authorizeList(access, listingOf(watched.query), documents, source, time);
    return;
  }
  for (const name of watched.names) {
    authorizeGet(access, name, source, time);
  }
}

/** The same for one document that has come in or changed. */
export function authorizeTargetDocument(
  access: Access,
  { watched }: Target,
  document: StoredDocument,
  source: DocumentSource,
  time: string,
): void {
  if (watched.kind === 'query') {
    authorizeList(access, listingOf(watched.query), [document], source, time);
  } else {
    authorizeGet(access, document.name, source, time);
  }
}
