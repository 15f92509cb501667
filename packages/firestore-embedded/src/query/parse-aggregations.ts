import { compareText } from '../model/compare-text.ts';
import { type FieldPath, formatFieldPath, isNamePath, samePath } from '../model/field-path.ts';
import {
  isObject,
  type JsonObject,
  readInteger,
  readList,
  readObject,
  readText,
} from '../model/json.ts';
import { invalid } from '../model/status.ts';
import { type Aggregation, aggregatedPaths } from './aggregate.ts';
import { parseReference } from './parse-filter.ts';
import { parseQuery } from './parse-query.ts';
import { leavesOf, type Query } from './query.ts';

const maxAggregations = 5;

/** Reads a `StructuredAggregationQuery`; throws INVALID_ARGUMENT. */
export function parseAggregationQuery(
  parent: string,
  { aggregations: json, structuredQuery }: JsonObject,
): { query: Query; aggregations: readonly Aggregation[] } {
  const aggregations = parseAggregations(json);
  const isMasked = isObject(structuredQuery) && isObject(structuredQuery.select);
  if (isMasked && aggregatedPaths(aggregations).length > 0) {
    throw invalid('Cannot apply property masks when aggregation fields are present.');
  }
  return {
    aggregations,
    query: aggregatedQuery(parseQuery(parent, structuredQuery), aggregatedPaths(aggregations)),
  };
}

function parseAggregations(json: unknown): readonly Aggregation[] {
  const list = readList(json, 'aggregations');
  if (list.length === 0) throw invalid('Aggregations can not be empty.');
  if (list.length > maxAggregations) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${maxAggregations}. Received: ${list.length}`,
    );
  }
  const aliases = new Set<string>();
  let unnamed = 0;
  return list.map((one) => {
    const aggregation = readObject(one, 'aggregation');
    const stated = readText(aggregation.alias, 'alias');
    unnamed += stated === '' ? 1 : 0;
    const alias = stated === '' ? `field_${unnamed}` : stated;
    if (aliases.has(alias)) throw invalid(`Aggregation aliases contain duplicate alias: ${alias}.`);
    aliases.add(alias);
    return parseAggregation(aggregation, alias);
  });
}

function parseAggregation({ count, sum, avg }: JsonObject, alias: string): Aggregation {
  if (isObject(count)) {
    const upTo = readInteger(count.upTo, 'up_to');
    if (upTo !== undefined && upTo < 0) throw invalid('The up_to of a count must not be negative.');
    return { kind: 'count', alias, ...(upTo !== undefined && { upTo }) };
  }
  if (isObject(sum)) return { kind: 'sum', alias, path: parseAggregated(sum.field) };
  if (isObject(avg)) return { kind: 'avg', alias, path: parseAggregated(avg.field) };
  throw invalid('An aggregation is of no known kind.');
}

function parseAggregated(json: unknown): FieldPath {
  const path = parseReference(json);
  if (!isNamePath(path)) return path;
  throw invalid('Names of documents can only be counted.');
}

/**
 * The query whose results are aggregated. The summed and averaged fields are added to its orders, so
 * that documents without those fields count neither for the limit nor for the offset. Throws
 * INVALID_ARGUMENT for a query that no index of Firestore serves.
 */
function aggregatedQuery(query: Query, paths: readonly FieldPath[]): Query {
  const { orderBy, statedOrder } = query;
  const added = distinctSorted(paths).filter(
    (path) => !orderBy.some((order) => samePath(order.path, path)),
  );
  const { allDescendants, database, parent, collectionId } = query.scope;
  const isBelow = parent !== `${database}/documents`;
  const namesDecide =
    (allDescendants && isBelow && collectionId !== undefined) ||
    [...statedOrder, ...leavesOf(query.filter)].some(({ path }) => isNamePath(path));
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
