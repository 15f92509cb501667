import { compareNumbers } from '../model/compare-values.ts';
import { documentValue, type FieldPath } from '../model/field-path.ts';
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

export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo?: number }
  | { readonly kind: 'sum' | 'avg'; readonly alias: string; readonly path: FieldPath };

/** The summed and averaged fields. */
export function aggregatedPaths(aggregations: readonly Aggregation[]): readonly FieldPath[] {
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
