import { formatFieldPath, isNamePath, samePath } from '../model/field-path.ts';
import { disjunctsOf } from '../query/disjuncts.ts';
import type { Leaf, Order, Query } from '../query/query.ts';
import {
  directionOf,
  type IndexDefinition,
  type IndexField,
  impliesDescendingNames,
  type QueryScope,
} from './declared-indexes.ts';

/** The index that one AND of a query needs. */
export interface IndexNeed {
  readonly collectionId: string;
  readonly scope: QueryScope;
  /** Compared for equality or searched for an element: an index begins with these, in any order. */
  readonly equal: readonly IndexField[];
  /** The fields that follow, in this order and with these directions. */
  readonly ordered: readonly IndexField[];
  /** Summed or averaged: these fields come last, in any order and direction. */
  readonly aggregated: readonly IndexField[];
  /** Undefined when the order of equal documents does not matter. */
  readonly descendingNames: boolean | undefined;
}

/** The alternative needs of one AND, of which one must be served. */
export type NeedAlternatives = readonly [IndexNeed, ...IndexNeed[]];

/**
 * The needs of every AND of a query. Each alternative of `in`,
 * `array-contains-any` and `or` counts as a query of its own.
 * @see https://firebase.google.com/docs/firestore/query-data/queries#or_queries
 */
export function indexNeedsOf(query: Query): readonly NeedAlternatives[] {
  const { collectionId } = query.scope;
  if (collectionId === undefined) return [];
  const needs = new Map<string, NeedAlternatives>();
  for (const leaves of disjunctsOf(query.filter)) {
    const need = needOf(query, collectionId, leaves);
    if (need) needs.set(JSON.stringify(need), need);
  }
  return [...needs.values()];
}

function needOf(
  query: Query,
  collectionId: string,
  leaves: readonly Leaf[],
): NeedAlternatives | undefined {
  const equal = equalFields(leaves);
  // No rule is documented for one document by name, or for an array both searched and ordered.
  if (leaves.some(isNameEquality) || ordersArray(query, equal)) return undefined;
  const fixed = (path: Order['path']) => equal.some((field) => samePath(field.path, path));
  const free = query.orderBy.filter(({ path }) => !isNamePath(path) && !fixed(path));
  const aggregated = free.filter(({ path }) =>
    query.aggregated?.some((one) => samePath(one, path)),
  );
  const own = free.filter((order) => !aggregated.includes(order));
  const isNameOrdered = own.length > 0 || query.statedOrder.some(({ path }) => isNamePath(path));
  const withOrders = (orders: readonly Order[]): IndexNeed => ({
    collectionId,
    scope: query.scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal,
    ordered: orders.map(asField),
    aggregated: aggregated.map(asField),
    descendingNames:
      isNameOrdered && aggregated.length === 0 ? query.orderBy.at(-1)?.descending : undefined,
  });
  // It is not documented whether an inequality of another alternative orders this one too.
  const asked = own.filter(({ path }) =>
    [...query.statedOrder, ...leaves].some((one) => samePath(one.path, path)),
  );
  return asked.length === own.length ? [withOrders(own)] : [withOrders(own), withOrders(asked)];
}

function asField({ path, descending }: Order): IndexField {
  return { path, mode: directionOf(descending) };
}

const equalities: ReadonlySet<string> = new Set(['EQUAL', 'IS_NULL', 'IS_NAN']);

/** Sorted, so that the client's order of filters does not change the need. */
function equalFields(leaves: readonly Leaf[]): readonly IndexField[] {
  const fields = new Map<string, IndexField>();
  for (const { path, operator } of leaves) {
    const isElement = operator === 'ARRAY_CONTAINS';
    if (!isElement && !equalities.has(operator)) continue;
    const field: IndexField = { path, mode: isElement ? 'CONTAINS' : 'ASCENDING' };
    fields.set(`${isElement ? 0 : 1} ${formatFieldPath(path)}`, field);
  }
  return [...fields].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, field]) => field);
}

function isNameEquality({ path, operator }: Leaf): boolean {
  return isNamePath(path) && equalities.has(operator);
}

function ordersArray({ orderBy }: Query, equal: readonly IndexField[]): boolean {
  return equal.some(
    ({ path, mode }) => mode === 'CONTAINS' && orderBy.some((order) => samePath(order.path, path)),
  );
}

/** The index that serves a need without any other. */
export function indexFor(need: IndexNeed): IndexDefinition {
  const { collectionId, scope, equal, ordered, aggregated } = need;
  const fields = [...equal, ...ordered, ...aggregated];
  const descendingNames = need.descendingNames ?? impliesDescendingNames(fields);
  return { collectionId, scope, fields, descendingNames };
}
