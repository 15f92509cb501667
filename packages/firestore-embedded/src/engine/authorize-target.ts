import type { DocumentSource } from '../query/run-query.ts';
import { type Access, authorizeGet, authorizeList } from './authorize.ts';
import type { Target } from './target.ts';

/** Throws PERMISSION_DENIED unless the caller may see all documents that the target watches. */
export function authorizeTarget(
  access: Access,
  { watched }: Target,
  source: DocumentSource,
  time: string,
): void {
  if (watched.kind === 'query') {
    authorizeList(access, watched.query, source, time);
    return;
  }
  for (const name of watched.names) {
    authorizeGet(access, name, source, time);
  }
}
