import { parseReadMask } from '../model/field-mask.ts';
import { readList, readText } from '../model/json.ts';
import { parseDocumentName } from '../model/resource-name.ts';
import { authorizeGet } from './authorize.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, namedDatabase } from './context.ts';
import { documentMessage } from './document-methods.ts';
import { openReading } from './reading.ts';

/** The `BatchGetDocuments` method: returns one message per distinct document, found or missing. */
export function batchGetDocuments(request: ProtoJson, context: Context): readonly ProtoJson[] {
  const database = namedDatabase(context, request);
  const names = new Set(
    readList(request.documents, 'documents').map((name) => readText(name, 'document name')),
  );
  for (const name of names) {
    parseDocumentName(name);
  }
  const mask = parseReadMask(request.mask);
  const { source, time, transaction, opened } = openReading(database, request);
  const messages: ProtoJson[] = opened ? [{ transaction: transaction?.id }] : [];
  for (const name of names) {
    authorizeGet(context.access, name, source, time);
    transaction?.recordDocument(name);
    const document = source.get(name);
    messages.push(
      document === undefined
        ? { missing: name, readTime: time }
        : { found: documentMessage(document, mask), readTime: time },
    );
  }
  return messages;
}
