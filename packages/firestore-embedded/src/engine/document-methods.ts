import { parseReadMask, withFields } from '../model/field-path.ts';
import { readList, readObject, readText } from '../model/json.ts';
import { parseDocumentName } from '../model/resource-name.ts';
import { StatusError } from '../model/status.ts';
import type { StoredDocument } from '../model/value.ts';
import { authorizeGet } from './authorize.ts';
import type { ProtoJson } from './backend.ts';
import { commitWrites } from './commit.ts';
import { type Context, databaseOf, namedDatabase, openReading, type Reading } from './context.ts';

function readDocument(
  name: string,
  reading: Reading,
  context: Context,
): StoredDocument | undefined {
  const { source, time, transaction } = reading;
  authorizeGet(context.access, name, source, time);
  transaction?.recordDocument(name);
  return source.get(name);
}

export function getDocument(request: ProtoJson, context: Context): ProtoJson {
  const name = readText(request.name, 'name');
  parseDocumentName(name);
  const mask = parseReadMask(request.mask);
  const reading = openReading(databaseOf(context, name), request);
  const document = readDocument(name, reading, context);
  if (document !== undefined) return { ...withFields(document, mask) };
  throw new StatusError('NOT_FOUND', `Document (${name}) not found.`);
}

/** The `BatchGetDocuments` method: returns one message per distinct document, found or missing. */
export function batchGetDocuments(request: ProtoJson, context: Context): readonly ProtoJson[] {
  const database = namedDatabase(context, request);
  const names = readList(request.documents, 'documents').map((name) =>
    readText(name, 'document name'),
  );
  for (const name of names) parseDocumentName(name);
  const mask = parseReadMask(request.mask);
  const reading = openReading(database, request);
  const { time: readTime, begun } = reading;
  return [
    ...begun,
    ...Array.from(new Set(names), (name) => {
      const document = readDocument(name, reading, context);
      if (document === undefined) return { missing: name, readTime };
      return { found: withFields(document, mask), readTime };
    }),
  ];
}

/** The `UpdateDocument` method: commits one update and returns the resulting document. */
export function updateDocument(request: ProtoJson, context: Context): ProtoJson {
  const { document, updateMask, currentDocument } = request;
  const update = readObject(document, 'document');
  const name = readText(update.name, 'name');
  const database = databaseOf(context, name);
  // Parsed before the write, because a rejected request must not change anything.
  const mask = parseReadMask(request.mask);
  commitWrites(context, database, [{ update, updateMask, currentDocument }]);
  const written = database.store.get(name);
  if (written !== undefined) return { ...withFields(written, mask) };
  throw new StatusError('INTERNAL', `The document ${name} was written and is not there.`);
}

export function deleteDocument(request: ProtoJson, context: Context): ProtoJson {
  const name = readText(request.name, 'name');
  const database = databaseOf(context, name);
  const { currentDocument } = request;
  commitWrites(context, database, [{ delete: name, currentDocument }]);
  return {};
}
