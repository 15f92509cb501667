import { compareNames, compareText } from '../model/compare-text.ts';
import { documentValue, type FieldMask, parseReadMask } from '../model/field-path.ts';
import { isObject, readFlag, readInteger, readList, readText } from '../model/json.ts';
import { normalizeValue } from '../model/normalize-value.ts';
import { parseParentName } from '../model/resource-name.ts';
import { invalid, StatusError } from '../model/status.ts';
import type { Content, StoredDocument } from '../model/value.ts';
import { isAtOrPastStart } from '../query/compare-documents.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Cursor, Query } from '../query/query.ts';
import { type DocumentSource, runQuery } from '../query/run-query.ts';
import type { ProtoJson } from './backend.ts';
import { admitQuery, type Context, databaseOf, openReading } from './context.ts';
import { documentMessage } from './document-methods.ts';

const defaultPageSize = 300;

/** The `ListDocuments` method; `showMissing` adds missing documents that contain collections. */
export function listDocuments(request: ProtoJson, context: Context): ProtoJson {
  const parent = readText(request.parent, 'parent');
  const collectionId = readText(request.collectionId, 'collection_id');
  const showMissing = readFlag(request.showMissing, 'show_missing');
  const orderBy = parseListOrder(readText(request.orderBy, 'order_by'));
  if (showMissing && orderBy.length > 0) {
    throw invalid('show_missing cannot be combined with order_by.');
  }
  const mask = parseReadMask(request.mask);
  const from = collectionId === '' ? [{}] : [{ collectionId }];
  const query = parseQuery(parent, { from, orderBy });
  const reading = openReading(databaseOf(context, parent), request);
  admitQuery(context, query, reading);
  const size = readPageSize(request) ?? defaultPageSize;
  const startAt = placeOf(request);
  // One document above the page size shows whether another page follows. Missing documents may lie
  // between the others, so `showMissing` has no limit.
  const paged = { ...query, ...(!showMissing && { limit: size + 1 }), ...(startAt && { startAt }) };
  const { documents } = runQuery(paged, reading.source);
  reading.transaction?.recordQuery(paged, documents);
  const entries = showMissing ? withMissing(documents, paged, reading.source) : documents;
  const { page, last } = firstOf(entries, size);
  // A token contains the values of the page's last entry, because its document may be deleted later.
  const token = last && pageToken(query.orderBy.map(({ path }) => documentValue(last, path)));
  return { ...(page && { documents: page.map((entry) => message(entry, mask)) }), ...token };
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
): readonly Entry[] {
  const collection = `${scope.parent}/${scope.collectionId ?? ''}`;
  const entries = new Map<string, Entry>(documents.map((document) => [document.name, document]));
  for (const below of source.collectionsBelow(collection)) {
    const missing = { name: `${collection}/${firstIdBelow(collection, below)}`, fields: {} };
    const isLater = startAt === undefined || isAtOrPastStart(orderBy, missing, startAt);
    if (isLater && source.get(missing.name) === undefined) entries.set(missing.name, missing);
  }
  return [...entries.values()].sort((left, right) => compareNames(left.name, right.name));
}

function firstIdBelow(parent: string, name: string): string {
  return name.slice(parent.length + 1).split('/', 1)[0] ?? '';
}

/** Parses `order_by`, which is a text here: "a desc, b". */
function parseListOrder(text: string): { field: object; direction: string }[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [, fieldPath, direction] = /^(.+?)(?:\s+(asc|desc))?$/i.exec(part) ?? [];
      const descending = direction?.toLowerCase() === 'desc';
      return { field: { fieldPath }, direction: descending ? 'DESCENDING' : 'ASCENDING' };
    });
}

/** The `ListCollectionIds` method, for the owner only, because rules cannot grant it. */
export function listCollectionIds(request: ProtoJson, context: Context): ProtoJson {
  const parent = readText(request.parent, 'parent');
  parseParentName(parent);
  const { caller, rulesOf } = context.access;
  if (caller.kind !== 'owner' && rulesOf(parent) !== undefined) {
    throw new StatusError('PERMISSION_DENIED', 'Only the owner may list collection ids.');
  }
  const { source } = openReading(databaseOf(context, parent), request);
  const below = Array.from(source.collectionsBelow(parent), (one) => firstIdBelow(parent, one));
  const after = readText(tokenOf(request), 'page_token');
  const ids = [...new Set(below)].sort(compareText).filter((id) => compareText(id, after) > 0);
  const { page, last } = firstOf(ids, readPageSize(request) ?? ids.length);
  return { ...(page && { collectionIds: page }), ...(last !== undefined && pageToken(last)) };
}

/** The first entries, unless there are none, and the last of these when more follow. */
function firstOf<T>(entries: readonly T[], size: number): { page?: readonly T[]; last?: T } {
  const page = entries.slice(0, size);
  const last = page.at(-1);
  if (last === undefined) return {};
  return entries.length > size ? { page, last } : { page };
}

/** The end of a page; each method chooses its own text or JSON for it. */
function pageToken(after: unknown): { nextPageToken: string } {
  return { nextPageToken: Buffer.from(JSON.stringify({ after })).toString('base64') };
}

/** Returns undefined for the first page; throws INVALID_ARGUMENT for a malformed token. */
function tokenOf(request: ProtoJson): unknown {
  const token = readText(request.pageToken, 'page_token');
  if (token === '') return undefined;
  let place: unknown;
  try {
    place = JSON.parse(Buffer.from(token, 'base64').toString());
  } catch (cause) {
    throw invalid('The page token is not valid.', { cause });
  }
  if (isObject(place) && place.after !== undefined) return place.after;
  throw invalid('The page token is not valid.');
}

function placeOf(request: ProtoJson): Cursor | undefined {
  const place = tokenOf(request);
  if (place === undefined) return undefined;
  const values = readList(place, 'page_token').map((value) => normalizeValue(value, 1));
  return { values, before: false };
}

/** The `page_size` of a request; undefined when the server may choose. */
function readPageSize(request: ProtoJson): number | undefined {
  const size = readInteger(request.pageSize, 'page_size') ?? 0;
  if (size < 0) throw invalid('Page size must be nonnegative.');
  return size === 0 ? undefined : size;
}
