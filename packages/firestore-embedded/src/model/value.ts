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
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

/** The fields of a document or of a map value. */
export type Fields = { [name: string]: Value };
