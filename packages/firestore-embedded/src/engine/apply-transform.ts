import { compareNumbers, compareValues } from '../model/compare-values.ts';
import {
  elementsOf,
  fromDouble,
  int64,
  isNumber,
  type NumberValue,
  toDouble,
  type Value,
} from '../model/value.ts';
import type { Transform } from './parse-transform.ts';

export interface Transformed {
  readonly value: Value;
  /** The result for the client: null for the operations on arrays. */
  readonly result: Value;
}

/**
 * Applies one transform to the value of its field; `requestTime` is RFC 3339.
 * @see https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#fieldtransform
 */
export function applyTransform(
  operation: Transform['operation'],
  current: Value | undefined,
  requestTime: string,
): Transformed {
  switch (operation.kind) {
    case 'requestTime': {
      const value = { timestampValue: requestTime };
      return { value, result: value };
    }
    case 'appendMissingElements':
      return arrayResult(appendMissing(elementsOf(current), operation.elements));
    case 'removeAllFromArray':
      return arrayResult(
        elementsOf(current).filter((element) => !includes(operation.elements, element)),
      );
    default: {
      const value = combine(operation.kind, current, operation.operand);
      return { value, result: value };
    }
  }
}

function combine(
  kind: 'increment' | 'maximum' | 'minimum',
  current: Value | undefined,
  operand: NumberValue,
): Value {
  if (current === undefined || !isNumber(current)) return operand;
  return kind === 'increment' ? add(current, operand) : extreme(kind, current, operand);
}

/** Adds two numbers. Integers are clamped to int64; with a double the sum is a double. */
function add(left: NumberValue, right: NumberValue): Value {
  if ('integerValue' in left && 'integerValue' in right) {
    const sum = BigInt(left.integerValue) + BigInt(right.integerValue);
    const bounded = sum > int64.max ? int64.max : sum < int64.min ? int64.min : sum;
    return { integerValue: bounded.toString() };
  }
  return fromDouble(toDouble(left) + toDouble(right));
}

/** The greater or smaller number. NaN always wins; of equal numbers (3 and 3.0) the stored one stays. */
function extreme(kind: 'maximum' | 'minimum', current: NumberValue, operand: NumberValue): Value {
  for (const value of [current, operand]) {
    if (Number.isNaN(toDouble(value))) return value;
  }
  const order = compareNumbers(operand, current);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : current;
}

function includes(elements: readonly Value[], value: Value): boolean {
  return elements.some((element) => compareValues(element, value) === 0);
}

function appendMissing(present: readonly Value[], elements: readonly Value[]): Value[] {
  const result = [...present];
  for (const element of elements) {
    if (!includes(result, element)) result.push(element);
  }
  return result;
}

function arrayResult(values: Value[]): Transformed {
  return { value: { arrayValue: { values } }, result: { nullValue: null } };
}
