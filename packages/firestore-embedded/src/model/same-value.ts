import { elementsOf, type Fields, type Value } from './value.ts';

/**
 * True when two values are the same to the bit, so that 3 and 3.0 differ. This decides whether a write
 * changed anything. (Queries use `compareValues`, for which 3 and 3.0 are equal.)
 */
export function sameValue(left: Value, right: Value): boolean {
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
