import { compareNames } from './compare-names.ts';
import { compareNumbers, isNumber } from './compare-numbers.ts';
import { compareText } from './compare-text.ts';
import type { Fields, Value } from './value.ts';
import { kindOrder, valueKind } from './value-kind.ts';

/**
 * Firestore's order of values: by kind, then by value.
 * @see https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function compareValues(left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) {
    return compareNumbers(left, right);
  }
  if ('stringValue' in left && 'stringValue' in right) {
    return compareText(left.stringValue, right.stringValue);
  }
  if ('booleanValue' in left && 'booleanValue' in right) {
    return Number(left.booleanValue) - Number(right.booleanValue);
  }
  // Stored timestamps have one fixed width, so text order is time order.
  if ('timestampValue' in left && 'timestampValue' in right) {
    return compareText(left.timestampValue, right.timestampValue);
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
    return compareLists(left.arrayValue.values ?? [], right.arrayValue.values ?? []);
  }
  const leftKind = valueKind(left);
  const order = kindOrder[leftKind] - kindOrder[valueKind(right)];
  if (order !== 0 || !('mapValue' in left && 'mapValue' in right)) {
    return order;
  }
  const a = left.mapValue.fields ?? {};
  const b = right.mapValue.fields ?? {};
  return leftKind === 'vector' ? compareVectors(a, b) : compareMaps(a, b);
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
    if (order !== 0) {
      return order;
    }
  }
  return left.length - right.length;
}

/** Vectors are ordered by dimension before their elements. */
function compareVectors(left: Fields, right: Fields): number {
  const a = vectorElements(left);
  const b = vectorElements(right);
  return a.length - b.length || compareLists(a, b);
}

function vectorElements(fields: Fields): readonly Value[] {
  const value = fields.value;
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

function compareMaps(left: Fields, right: Fields): number {
  const leftKeys = Object.keys(left).sort(compareText);
  const rightKeys = Object.keys(right).sort(compareText);
  for (const [index, key] of leftKeys.entries()) {
    const otherKey = rightKeys[index];
    const a = left[key];
    if (otherKey === undefined || a === undefined) {
      return 1;
    }
    const b = right[otherKey];
    const order = compareText(key, otherKey) || (b === undefined ? 1 : compareValues(a, b));
    if (order !== 0) {
      return order;
    }
  }
  return leftKeys.length - rightKeys.length;
}
