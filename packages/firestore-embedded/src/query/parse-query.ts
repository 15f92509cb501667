import { type FieldPath, isNamePath } from '../model/field-path.ts';
import {
  type JsonObject,
  readFlag,
  readInteger,
  readList,
  readObject,
  readText,
} from '../model/json.ts';
import { normalizeValue } from '../model/normalize-value.ts';
import { checkId, parseParentName } from '../model/resource-name.ts';
import { invalid, StatusError } from '../model/status.ts';
import { checkFilter, filtersFields, impliedOrder } from './check-query.ts';
import { parseFilter, parseReference } from './parse-filter.ts';
import type { Cursor, Filter, Order, Query, Scope } from './query.ts';

/** Parses and validates a `StructuredQuery`; throws INVALID_ARGUMENT, or UNIMPLEMENTED for a vector search. */
export function parseQuery(parent: string, json: unknown): Query {
  const structured = readObject(json, 'structured_query');
  if (structured.findNearest !== undefined) {
    throw new StatusError('UNIMPLEMENTED', 'Vector search is not supported by this server.');
  }
  const filter = parseFilter(structured.where);
  checkFilter(filter);
  const stated = readList(structured.orderBy, 'order_by').map(parseOrder);
  const scope = parseScope(parent, structured);
  checkKindless(scope, stated, filter);
  const startAt = parseCursor(structured.startAt, stated);
  const endAt = parseCursor(structured.endAt, stated);
  const orderBy = impliedOrder(stated, filter);
  const limit = parseCount(structured.limit, 'limit');
  return {
    scope,
    orderBy,
    statedOrder: stated,
    offset: parseCount(structured.offset, 'offset') ?? 0,
    ...(filter && { filter }),
    ...(startAt && { startAt }),
    ...(endAt && { endAt }),
    ...(limit !== undefined && { limit }),
    ...(structured.select !== undefined && { select: parseProjection(structured.select) }),
  };
}

function parseScope(parent: string, structured: JsonObject): Scope {
  const { database } = parseParentName(parent);
  const [selector, ...others] = readList(structured.from, 'from');
  if (others.length > 0) throw invalid('Only one collection can be queried at a time.');
  const from = readObject(selector, 'from');
  const collectionId = readText(from.collectionId, 'collection_id');
  const allDescendants = readFlag(from.allDescendants, 'all_descendants');
  if (collectionId === '') return { database, parent, allDescendants };
  checkId(collectionId);
  if (allDescendants && parent !== `${database}/documents`) {
    throw new StatusError(
      'UNIMPLEMENTED',
      'Collection groups below a document are not supported by this server: query them at the root.',
    );
  }
  return { database, parent, allDescendants, collectionId };
}

/** A query of all collections may only filter by name, and order by ascending name. */
function checkKindless(
  { collectionId }: Scope,
  stated: readonly Order[],
  filter: Filter | undefined,
): void {
  const isByName = stated.every(({ path, descending }) => isNamePath(path) && !descending);
  if (collectionId === undefined && !(isByName && !filtersFields(filter))) {
    throw invalid('Without a collection only names can be filtered and ordered by, ascending.');
  }
}

function parseOrder(json: unknown): Order {
  const { field, direction } = readObject(json, 'order');
  return { path: parseReference(field), descending: direction === 'DESCENDING' };
}

function parseProjection(json: unknown): readonly FieldPath[] {
  return readList(readObject(json, 'select').fields, 'select').map(parseReference);
}

/** A cursor has a value for each of the first stated orders; implied orders have none. */
function parseCursor(json: unknown, stated: readonly Order[]): Cursor | undefined {
  if (json === undefined || json === null) return undefined;
  const cursor = readObject(json, 'cursor');
  const values = readList(cursor.values, 'cursor values').map((value) => normalizeValue(value, 1));
  if (values.length > stated.length) throw invalid('Cursor has too many values.');
  for (const [index, value] of values.entries()) {
    if (isNamePath(stated[index]?.path ?? []) && !('referenceValue' in value)) {
      throw invalid('The cursor of __name__ must be a reference.');
    }
  }
  return { values, before: readFlag(cursor.before, 'before') };
}

function parseCount(json: unknown, what: string): number | undefined {
  const count = readInteger(json, what);
  if (count !== undefined && count < 0) throw invalid(`${what} is negative`);
  return count;
}
