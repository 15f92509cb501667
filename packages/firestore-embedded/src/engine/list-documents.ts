import { compareNames } from '../model/compare-names.ts';
import type { StoredDocument } from '../model/document.ts';
import { type FieldMask, parseReadMask } from '../model/field-mask.ts';
import { readFlag, readList, readText } from '../model/json.ts';
import { normalizeValue } from '../model/normalize-value.ts';
import { StatusError } from '../model/status.ts';
import { isAtOrPastStart } from '../query/compare-documents.ts';
import { type Content, documentValue } from '../query/match-filter.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Cursor, Query } from '../query/query.ts';
import { type DocumentSource, runQuery } from '../query/run-query.ts';
import { admitQuery } from './admit-query.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf } from './context.ts';
import { documentMessage } from './document-methods.ts';
import { decodePageToken, encodePageToken, readPageSize } from './page-token.ts';
import { openReading } from './reading.ts';

const defaultPageSize = 300;

/** The `ListDocuments` method; `showMissing` adds missing documents that contain collections. */
export function listDocuments(request: ProtoJson, context: Context): ProtoJson {
  const parent = readText(request.parent, 'parent');
  const collectionId = readText(request.collectionId, 'collection_id');
  const showMissing = readFlag(request.showMissing, 'show_missing');
  const orderBy = parseListOrder(readText(request.orderBy, 'order_by'));
  if (showMissing && orderBy.length > 0) {
    throw new StatusError('INVALID_ARGUMENT', 'show_missing cannot be combined with order_by.');
  }
  const mask = parseReadMask(request.mask);
  const from = collectionId === '' ? [{}] : [{ collectionId }];
  const query = parseQuery(parent, { from, orderBy });
  const database = databaseOf(context, parent);
  const reading = openReading(database, request);
  admitQuery(context, query, reading);
  const size = readPageSize(request.pageSize) ?? defaultPageSize;
  const startAt = decodePlace(readText(request.pageToken, 'page_token'));
  // One document above the page size shows whether another page follows. Missing documents may lie
  // between the others, so `showMissing` has no limit.
  const limit = showMissing ? {} : { limit: size + 1 };
  const paged = { ...query, ...limit, ...(startAt === undefined ? {} : { startAt }) };
  const { documents } = runQuery(paged, reading.source);
  reading.transaction?.recordQuery(paged, documents);
  const entries = showMissing ? withMissing(documents, paged, reading.source) : documents;
  const page = entries.slice(0, size);
  const last = page.at(-1);
  return {
    ...(page.length === 0 ? {} : { documents: page.map((entry) => message(entry, mask)) }),
    ...(last !== undefined && entries.length > size
      ? { nextPageToken: encodePlace(query, last) }
      : {}),
  };
}

/** A document, or only the name of a missing one. */
type Entry = StoredDocument | Content;

function message(entry: Entry, mask: FieldMask | undefined): ProtoJson {
  return 'createTime' in entry ? documentMessage(entry, mask) : { name: entry.name };
}

function withMissing(
  documents: readonly StoredDocument[],
  { scope, orderBy, startAt }: Query,
  source: DocumentSource,
): Entry[] {
  const collection = `${scope.parent}/${scope.collectionId ?? ''}`;
  const entries = new Map<string, Entry>(documents.map((document) => [document.name, document]));
  for (const below of source.collectionsBelow(collection)) {
    const id = below.slice(collection.length + 1).split('/', 1)[0] ?? '';
    const missing = { name: `${collection}/${id}`, fields: {} };
    const isLater = startAt === undefined || isAtOrPastStart(orderBy, missing, startAt);
    if (isLater && source.get(missing.name) === undefined) {
      entries.set(missing.name, missing);
    }
  }
  return [...entries.values()].sort((left, right) => compareNames(left.name, right.name));
}

/** A page token contains the values of the page's last entry, because its document may be deleted later. */
function encodePlace({ orderBy }: Query, last: Entry): string {
  return encodePageToken(orderBy.map(({ path }) => documentValue(last, path)));
}

function decodePlace(token: string): Cursor | undefined {
  const place = decodePageToken(token);
  if (place === undefined) {
    return undefined;
  }
  const values = readList(place, 'page_token').map((value) => normalizeValue(value, 1));
  return { values, before: false };
}

/** Parses `order_by`, which is a text here: "a desc, b". */
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
