import type { StoredDocument } from '../model/document.ts';
import { type FieldMask, parseReadMask, selectFields } from '../model/field-mask.ts';
import { readObject, readText } from '../model/json.ts';
import { autoId, checkId, parseDocumentName, parseParentName } from '../model/resource-name.ts';
import { StatusError } from '../model/status.ts';
import { authorizeGet } from './authorize.ts';
import type { ProtoJson } from './backend.ts';
import { commitWrites } from './commit.ts';
import { type Context, databaseOf } from './context.ts';
import { parseWrites } from './parse-write.ts';
import { openReading } from './reading.ts';

/** The document as a message, with only the fields of the mask. */
export function documentMessage(document: StoredDocument, mask: FieldMask | undefined): ProtoJson {
  return mask === undefined
    ? { ...document }
    : { ...document, fields: selectFields(document.fields, mask) };
}

export function getDocument(request: ProtoJson, context: Context): ProtoJson {
  const name = readText(request.name, 'name');
  parseDocumentName(name);
  const mask = parseReadMask(request.mask);
  const reading = openReading(databaseOf(context, name), request);
  authorizeGet(context.access, name, reading.source, reading.time);
  reading.transaction?.recordDocument(name);
  const document = reading.source.get(name);
  if (document === undefined) {
    throw new StatusError('NOT_FOUND', `Document (${name}) not found.`);
  }
  return documentMessage(document, mask);
}

export function createDocument(request: ProtoJson, context: Context): ProtoJson {
  const parent = readText(request.parent, 'parent');
  parseParentName(parent);
  const collectionId = readText(request.collectionId, 'collection_id');
  checkId(collectionId);
  const id = readText(request.documentId, 'document_id') || autoId();
  const document = {
    ...readObject(request.document, 'document'),
    name: `${parent}/${collectionId}/${id}`,
  };
  return writeOne(context, request, { update: document, currentDocument: { exists: false } });
}

export function updateDocument(request: ProtoJson, context: Context): ProtoJson {
  const { document, updateMask, currentDocument } = request;
  return writeOne(context, request, {
    update: readObject(document, 'document'),
    ...(updateMask === undefined ? {} : { updateMask }),
    ...(currentDocument === undefined ? {} : { currentDocument }),
  });
}

/** Commits one update and returns the resulting document. */
function writeOne(
  context: Context,
  request: ProtoJson,
  write: ProtoJson & { update: ProtoJson },
): ProtoJson {
  const name = readText(write.update.name, 'name');
  const database = databaseOf(context, name);
  // Parsed before the write, because a rejected request must not change anything.
  const mask = parseReadMask(request.mask);
  commitWrites(context, database, parseWrites([write], database.name));
  const written = database.store.get(name);
  if (written === undefined) {
    throw new StatusError('INTERNAL', `The document ${name} was written and is not there.`);
  }
  return documentMessage(written, mask);
}

export function deleteDocument(request: ProtoJson, context: Context): ProtoJson {
  const name = readText(request.name, 'name');
  const database = databaseOf(context, name);
  const { currentDocument } = request;
  const write = { delete: name, ...(currentDocument === undefined ? {} : { currentDocument }) };
  commitWrites(context, database, parseWrites([write], database.name));
  return {};
}
