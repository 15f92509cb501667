import { compareNames } from '../model/compare-names.ts';
import type { StoredDocument } from '../model/document.ts';
import { readFlag, readText } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import { authorizeList } from './authorize.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf } from './context.ts';
import type { Database } from './database.ts';
import { documentMessage } from './document-methods.ts';
import { decodePageToken, encodePageToken, readPageSize } from './page-token.ts';
import { openReading } from './reading.ts';

const defaultPageSize = 300;

/** The `ListDocuments` method; with `showMissing` also documents that only contain collections. */
export function listDocuments(request: ProtoJson, context: Context): ProtoJson {
  const parent = readText(request.parent, 'parent');
  const collectionId = readText(request.collectionId, 'collection_id');
  const showMissing = readFlag(request.showMissing, 'show_missing');
  const orderBy = parseListOrder(readText(request.orderBy, 'order_by'));
  if (showMissing && orderBy.length > 0) {
    throw new StatusError('INVALID_ARGUMENT', 'show_missing cannot be combined with order_by.');
  }
  const from = collectionId === '' ? [{}] : [{ collectionId }];
  const query = parseQuery(parent, { from, orderBy });
  const database = databaseOf(context, parent);
  const reading = openReading(database, request);
  authorizeList(context.access, query, reading.source, reading.time);
  const { documents } = runQuery(query, reading.source);
  const entries = showMissing
    ? withMissing(documents, database, `${parent}/${collectionId}`)
    : documents;
  const { page, nextPageToken } = cutPage(entries, request);
  reading.transaction?.recordQuery(query, documents);
  return {
    ...(page.length === 0
      ? {}
      : {
          documents: page.map((entry) =>
            'fields' in entry ? documentMessage(entry, request.mask) : entry,
          ),
        }),
    ...nextPageToken,
  };
}

/** A document, or the bare name of one that is missing. */
type Entry = StoredDocument | { readonly name: string };

function withMissing(
  documents: readonly StoredDocument[],
  database: Database,
  collection: string,
): Entry[] {
  const entries = new Map<string, Entry>(documents.map((document) => [document.name, document]));
  for (const below of database.store.collectionsBelow(collection)) {
    const id = below.slice(collection.length + 1).split('/', 1)[0] ?? '';
    const name = `${collection}/${id}`;
    if (!entries.has(name)) {
      entries.set(name, { name });
    }
  }
  return [...entries.values()].sort((left, right) => compareNames(left.name, right.name));
}

function cutPage(
  entries: readonly Entry[],
  request: ProtoJson,
): { page: readonly Entry[]; nextPageToken: { nextPageToken?: string } } {
  const size = readPageSize(request.pageSize) ?? defaultPageSize;
  const after = decodePageToken(readText(request.pageToken, 'page_token'));
  const start = after === undefined ? 0 : entries.findIndex(({ name }) => name === after) + 1;
  const page = entries.slice(start, start + size);
  const last = page.at(-1);
  const hasMore = last !== undefined && start + size < entries.length;
  return { page, nextPageToken: hasMore ? { nextPageToken: encodePageToken(last.name) } : {} };
}

/** `order_by` is a text here: "a desc, b". */
function parseListOrder(text: string): { field: object; direction: string }[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, fieldPath, direction] = /^(.+?)(?:\s+(asc|desc))?$/i.exec(part) ?? [];
      const descending = direction?.toLowerCase() === 'desc';
      return { field: { fieldPath }, direction: descending ? 'DESCENDING' : 'ASCENDING' };
    });
}
