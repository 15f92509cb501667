/**
 * A Firestore value as proto3 JSON writes it: int64 as decimal strings, bytes as base64,
 * timestamps as RFC 3339 (always six decimals once stored). Stored as it arrives, so that 3.0
 * stays a double and an int64 stays exact; `Number()` reads every form of a double.
 * @see https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#value
 */
export type Value =
  | { nullValue: null | 'NULL_VALUE' }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: DoubleContent }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

/** JSON has no -0, NaN or infinities, which are text as in proto3 JSON. */
export type DoubleContent = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

/** The fields of a document or of a map value. */
export type Fields = { [name: string]: Value };

/** A document's full resource name and its fields. */
export interface Content {
  readonly name: string;
  readonly fields: Fields;
}

/** A stored document; the times are RFC 3339. */
export interface StoredDocument extends Content {
  readonly createTime: string;
  readonly updateTime: string;
}

/** The items of a list; none for every other value. */
export function elementsOf(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

/** The place of each kind of value in Firestore's order across types. */
const kindOrder: { readonly [field: string]: number } = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 9,
};

/** The kind of a value, as its place in the order across types; both kinds of numbers have one. */
export function kindOf(value: Value): number {
  for (const field in value) return kindOrder[field] ?? 0;
  return 0;
}

export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>;

export function isNumber(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

/** The value as a double; an int64 beyond 2^53 is rounded. */
export function toDouble(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue);
}

export function fromDouble(double: number): { doubleValue: DoubleContent } {
  if (Number.isFinite(double)) return { doubleValue: Object.is(double, -0) ? '-0' : double };
  return { doubleValue: Number.isNaN(double) ? 'NaN' : double > 0 ? 'Infinity' : '-Infinity' };
}

export const int64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n };
