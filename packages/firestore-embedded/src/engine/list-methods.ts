import { compareNames, compareText } from '../model/compare-text.ts';
import { parseReadMask, withFields } from '../model/field-path.ts';
import { readFlag, readInteger, readText } from '../model/json.ts';
import { parseParentName } from '../model/resource-name.ts';
import { invalid, StatusError } from '../model/status.ts';
import type { Content, StoredDocument } from '../model/value.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf, openReading } from './context.ts';
import { readQuery } from './query-methods.ts';

/** The `ListDocuments` method; `showMissing` adds missing documents that contain collections. */
export function listDocuments(request: ProtoJson, context: Context): ProtoJson {
  refuseFurtherPages(request);
  const parent = readText(request.parent, 'parent');
  const collectionId = readText(request.collectionId, 'collection_id');
  const mask = parseReadMask(request.mask);
  const from = collectionId === '' ? [{}] : [{ collectionId }];
  const query = parseQuery(parent, { from });
  const reading = openReading(databaseOf(context, parent), request);
  const documents = readQuery(query, reading, context);
  const showMissing = readFlag(request.showMissing, 'show_missing');
  const entries = showMissing ? withMissing(documents, query, reading.source) : documents;
  return firstPage('documents', entries, request, (entry) =>
    'createTime' in entry ? withFields(entry, mask) : { name: entry.name },
  );
}

/** A document, or only the name of a missing one. */
type Entry = StoredDocument | Content;

function withMissing(
  documents: readonly StoredDocument[],
  { scope }: Query,
  source: DocumentSource,
): readonly Entry[] {
  const collection = `${scope.parent}/${scope.collectionId ?? ''}`;
  const entries = new Map<string, Entry>(documents.map((document) => [document.name, document]));
  for (const below of source.collectionsBelow(collection)) {
    const name = `${collection}/${firstIdBelow(collection, below)}`;
    if (source.get(name) === undefined) entries.set(name, { name, fields: {} });
  }
  return [...entries.values()].sort((left, right) => compareNames(left.name, right.name));
}

function firstIdBelow(parent: string, name: string): string {
  return name.slice(parent.length + 1).split('/', 1)[0] ?? '';
}

/** The `ListCollectionIds` method, for the owner only, because rules cannot grant it. */
export function listCollectionIds(request: ProtoJson, context: Context): ProtoJson {
  refuseFurtherPages(request);
  const parent = readText(request.parent, 'parent');
  parseParentName(parent);
  const { caller, rulesOf } = context.access;
  if (caller.kind !== 'owner' && rulesOf(parent) !== undefined) {
    throw new StatusError('PERMISSION_DENIED', 'Only the owner may list collection ids.');
  }
  const { source } = openReading(databaseOf(context, parent), request);
  const below = Array.from(source.collectionsBelow(parent), (one) => firstIdBelow(parent, one));
  return firstPage('collectionIds', [...new Set(below)].sort(compareText), request, (id) => id);
}

/** Throws UNIMPLEMENTED for what a query does better: other orders, and the pages after the first. */
function refuseFurtherPages({ orderBy, pageToken }: ProtoJson): void {
  if (readText(orderBy, 'order_by') !== '') {
    throw new StatusError(
      'UNIMPLEMENTED',
      'Other orders of a list are not supported by this server: run a query.',
    );
  }
  if (readText(pageToken, 'page_token') !== '') {
    throw new StatusError(
      'UNIMPLEMENTED',
      'Later pages of a list are not supported by this server: ask for a larger page, or query.',
    );
  }
}

/** The first entries, all without a page size, with a token if there are more. */
function firstPage<T>(
  field: string,
  entries: readonly T[],
  { pageSize }: ProtoJson,
  toMessage: (entry: T) => unknown,
): ProtoJson {
  const size = readInteger(pageSize, 'page_size') ?? 0;
  if (size < 0) throw invalid('Page size must be nonnegative.');
  const page = size === 0 ? entries : entries.slice(0, size);
  return {
    ...(page.length > 0 && { [field]: page.map(toMessage) }),
    ...(page.length < entries.length && { nextPageToken: 'not served' }),
  };
}
