import { compareNames, compareText } from './compare-text.ts';
import {
  elementsOf,
  type Fields,
  isNumber,
  kindOf,
  type NumberValue,
  toDouble,
  type Value,
} from './value.ts';

/**
 * Firestore's order of values: by kind, then by value.
 * @see https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function compareValues(left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if ('stringValue' in left && 'stringValue' in right) {
    return compareText(left.stringValue, right.stringValue);
  }
  if ('booleanValue' in left && 'booleanValue' in right) {
    return Number(left.booleanValue) - Number(right.booleanValue);
  }
  // Stored timestamps have one fixed width, so text order is time order.
  if ('timestampValue' in left && 'timestampValue' in right) {
    const { timestampValue: a } = left;
    const { timestampValue: b } = right;
    return a < b ? -1 : Number(a > b);
  }
  if ('bytesValue' in left && 'bytesValue' in right) {
    return Buffer.compare(decodeBytes(left.bytesValue), decodeBytes(right.bytesValue));
  }
  if ('referenceValue' in left && 'referenceValue' in right) {
    return compareNames(left.referenceValue, right.referenceValue);
  }
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    return comparePoints(left.geoPointValue, right.geoPointValue);
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    return compareLists(elementsOf(left), elementsOf(right));
  }
  if ('mapValue' in left && 'mapValue' in right) {
    return compareMaps(left.mapValue.fields ?? {}, right.mapValue.fields ?? {});
  }
  return kindOf(left) - kindOf(right);
}

/** Compares exactly, without rounding an int64 to a double; NaN comes first and equals itself. */
export function compareNumbers(left: NumberValue, right: NumberValue): number {
  const a = toDouble(left);
  const b = toDouble(right);
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  if (a !== b) return a < b ? -1 : 1;
  // Rounding keeps the order, but can make distinct numbers equal from 2^53 up.
  if (Math.abs(a) < Number.MAX_SAFE_INTEGER || !Number.isFinite(a)) return 0;
  const exactLeft = toInteger(left);
  const exactRight = toInteger(right);
  return exactLeft < exactRight ? -1 : exactLeft > exactRight ? 1 : 0;
}

/** Converts exactly, because doubles from 2^53 up have no fraction. */
function toInteger(value: NumberValue): bigint {
  return BigInt('integerValue' in value ? value.integerValue : Number(value.doubleValue));
}

function decodeBytes(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}

type Point = Extract<Value, { geoPointValue: object }>['geoPointValue'];

function comparePoints(left: Point, right: Point): number {
  return (
    (left.latitude ?? 0) - (right.latitude ?? 0) || (left.longitude ?? 0) - (right.longitude ?? 0)
  );
}

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index];
    const order = other === undefined ? 1 : compareValues(value, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Maps are ordered as lists of their keys and values, sorted by key. */
function compareMaps(left: Fields, right: Fields): number {
  return compareLists(entriesOf(left), entriesOf(right));
}

function entriesOf(fields: Fields): readonly Value[] {
  return Object.entries(fields)
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([stringValue, value]) => [{ stringValue }, value]);
}

/**
 * True when two values are the same to the bit, so that 3 and 3.0 differ. This decides whether a write
 * changed anything. (Queries use `compareValues`, for which 3 and 3.0 are equal.)
 */
function sameValue(left: Value, right: Value): boolean {
  if ('mapValue' in left) {
    return (
      'mapValue' in right && sameFields(left.mapValue.fields ?? {}, right.mapValue.fields ?? {})
    );
  }
  if ('arrayValue' in left) {
    return 'arrayValue' in right && sameList(elementsOf(left), elementsOf(right));
  }
  if ('geoPointValue' in left) {
    return (
      'geoPointValue' in right &&
      (left.geoPointValue.latitude ?? 0) === (right.geoPointValue.latitude ?? 0) &&
      (left.geoPointValue.longitude ?? 0) === (right.geoPointValue.longitude ?? 0)
    );
  }
  const [field, scalar] = Object.entries(left)[0] ?? [];
  const [otherField, otherScalar] = Object.entries(right)[0] ?? [];
  return field === otherField && (field === 'nullValue' || scalar === otherScalar);
}

function sameList(left: readonly Value[], right: readonly Value[]): boolean {
  return left.length === right.length && left.every((value, index) => isSame(value, right[index]));
}

export function sameFields(left: Fields, right: Fields): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => isSame(left[name], right[name]))
  );
}

function isSame(left: Value | undefined, right: Value | undefined): boolean {
  return left !== undefined && right !== undefined && sameValue(left, right);
}
