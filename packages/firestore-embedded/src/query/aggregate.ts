import { compareNumbers, isNumber, type NumberValue, toDouble } from '../model/compare-numbers.ts';
import type { StoredDocument } from '../model/document.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { Fields, Value } from '../model/value.ts';
import { documentValue } from './match-filter.ts';

export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo?: number }
  | { readonly kind: 'sum' | 'avg'; readonly alias: string; readonly path: FieldPath };

/**
 * One value per aggregation, by alias. A document only counts when it has every summed or averaged
 * field, for each of the aggregations.
 */
export function aggregate(
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): Fields {
  const results: Fields = {};
  const paths = aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.path]));
  const counted = documents.filter((document) =>
    paths.every((path) => documentValue(document, path) !== undefined),
  );
  for (const aggregation of aggregations) {
    results[aggregation.alias] = aggregateOne(aggregation, counted);
  }
  return results;
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
  if (aggregation.kind === 'sum') {
    return sumOf(numbers);
  }
  return numbers.length === 0
    ? { nullValue: null }
    : toDoubleValue(toDouble(sumOf(numbers)) / numbers.length);
}

const int64Limit = 2n ** 63n;

/** Adds numbers exactly while all are integers and the sum is within int64, and else as doubles. */
function sumOf(numbers: readonly NumberValue[]): NumberValue {
  const integers = numbers.filter((value) => 'integerValue' in value);
  const exact = integers.reduce((total, value) => total + BigInt(value.integerValue), 0n);
  if (integers.length === numbers.length && exact >= -int64Limit && exact < int64Limit) {
    return { integerValue: exact.toString() };
  }
  // Sorted, so that the rounding does not depend on the order of the documents.
  const doubles = numbers.filter((value) => 'doubleValue' in value).sort(compareNumbers);
  return toDoubleValue(doubles.reduce((total, value) => total + toDouble(value), Number(exact)));
}

function toDoubleValue(double: number): Extract<Value, { doubleValue: unknown }> {
  if (Number.isFinite(double)) {
    return { doubleValue: Object.is(double, -0) ? '-0' : double };
  }
  return { doubleValue: Number.isNaN(double) ? 'NaN' : double > 0 ? 'Infinity' : '-Infinity' };
}
