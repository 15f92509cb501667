import { compareText } from '../model/compare-text.ts';
import { compareNumbers } from '../model/compare-values.ts';
import {
  documentValue,
  type FieldPath,
  formatFieldPath,
  isNamePath,
  samePath,
} from '../model/field-path.ts';
import {
  isObject,
  type JsonObject,
  readInteger,
  readList,
  readObject,
  readText,
} from '../model/json.ts';
import { invalid } from '../model/status.ts';
import {
  type Fields,
  fromDouble,
  int64,
  isNumber,
  type NumberValue,
  type StoredDocument,
  toDouble,
  type Value,
} from '../model/value.ts';
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
  const namesDecide = [...statedOrder, ...leavesOf(query.filter)].some(({ path }) =>
    isNamePath(path),
  );
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

export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo?: number }
  | { readonly kind: 'sum' | 'avg'; readonly alias: string; readonly path: FieldPath };

/** The summed and averaged fields. */
function aggregatedPaths(aggregations: readonly Aggregation[]): readonly FieldPath[] {
  return aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.path]));
}

/**
 * One value per aggregation, by alias. A document only counts when it has every summed or averaged
 * field, for each of the aggregations.
 */
export function aggregate(
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): Fields {
  const paths = aggregatedPaths(aggregations);
  const counted = documents.filter((document) =>
    paths.every((path) => documentValue(document, path) !== undefined),
  );
  return Object.fromEntries(aggregations.map((one) => [one.alias, aggregateOne(one, counted)]));
}

function aggregateOne(aggregation: Aggregation, documents: readonly StoredDocument[]): Value {
  if (aggregation.kind === 'count') {
    const count = Math.min(documents.length, aggregation.upTo ?? documents.length);
    return { integerValue: String(count) };
  }
  const numbers = documents
    .map((document) => documentValue(document, aggregation.path))
    .filter((value) => value !== undefined)
    .filter(isNumber);
  if (aggregation.kind === 'sum') return sumOf(numbers);
  if (numbers.length === 0) return { nullValue: null };
  return fromDouble(toDouble(sumOf(numbers)) / numbers.length);
}

/** Adds numbers exactly while all are integers and the sum is within int64, and else as doubles. */
function sumOf(numbers: readonly NumberValue[]): NumberValue {
  const integers = numbers.filter((value) => 'integerValue' in value);
  const exact = integers.reduce((total, value) => total + BigInt(value.integerValue), 0n);
  if (integers.length === numbers.length && exact >= int64.min && exact <= int64.max) {
    return { integerValue: exact.toString() };
  }
  // Sorted, so that the rounding does not depend on the order of the documents.
  const doubles = numbers.filter((value) => 'doubleValue' in value).sort(compareNumbers);
  return fromDouble(doubles.reduce((total, value) => total + toDouble(value), Number(exact)));
}
