import { compareText } from '../model/compare-text.ts';
import { type FieldPath, formatFieldPath, isNamePath, samePath } from '../model/field-path.ts';
import { isObject } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import type { Aggregation } from './aggregate.ts';
import type { Filter, Query } from './query.ts';

/** Throws INVALID_ARGUMENT when fields are both selected and summed or averaged. */
export function refuseMask(structuredQuery: unknown, aggregations: readonly Aggregation[]): void {
  const masked = isObject(structuredQuery) && isObject(structuredQuery.select);
  if (masked && aggregations.some(({ kind }) => kind !== 'count')) {
    throw invalid('Cannot apply property masks when aggregation fields are present.');
  }
}

/**
 * The query whose results are aggregated. The summed and averaged fields are added to its orders, so
 * that documents without those fields count neither for the limit nor for the offset. Throws
 * INVALID_ARGUMENT for a query that no index of Firestore serves.
 */
export function aggregatedQuery(query: Query, aggregations: readonly Aggregation[]): Query {
  const paths = aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.path]));
  const { orderBy, statedOrder } = query;
  const added = distinctSorted(paths).filter(
    (path) => !orderBy.some((order) => samePath(order.path, path)),
  );
  const { allDescendants, database, parent, collectionId } = query.scope;
  const isBelow = parent !== `${database}/documents`;
  const namesDecide =
    (allDescendants && isBelow && collectionId !== undefined) ||
    statedOrder.some(({ path }) => isNamePath(path)) ||
    filtersName(query.filter);
  if (namesDecide && added.length > 0) {
    throw invalid(
      `This query requires an index that has fields [${added.map(formatFieldPath).join(', ')}] after ` +
        '__name__ and Firestore does not currently support such an index. Please try the query ' +
        'again with additional ordering on those fields.',
    );
  }
  const descending = orderBy.at(-1)?.descending ?? false;
  const addedOrders = added.map((path) => ({ path, descending }));
  const ordered = [...orderBy.slice(0, -1), ...addedOrders, ...orderBy.slice(-1)];
  return { ...query, orderBy: ordered, aggregated: added };
}

function distinctSorted(paths: readonly FieldPath[]): readonly FieldPath[] {
  const byText = new Map(paths.map((path) => [formatFieldPath(path), path]));
  return [...byText].sort(([left], [right]) => compareText(left, right)).map(([, path]) => path);
}

function filtersName(filter: Filter | undefined): boolean {
  if (filter === undefined) {
    return false;
  }
  return 'filters' in filter ? filter.filters.some(filtersName) : isNamePath(filter.path);
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
