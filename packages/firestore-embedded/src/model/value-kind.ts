import type { Fields, Value } from './value.ts';

/** The place of each kind of value in Firestore's order across types. */
export const kindOrder = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;

export type ValueKind = keyof typeof kindOrder;

const kindOfField: { readonly [field: string]: ValueKind } = {
  nullValue: 'null',
  booleanValue: 'boolean',
  integerValue: 'number',
  doubleValue: 'number',
  timestampValue: 'timestamp',
  stringValue: 'string',
  bytesValue: 'bytes',
  referenceValue: 'reference',
  geoPointValue: 'geoPoint',
  arrayValue: 'array',
};

export function valueKind(value: Value): ValueKind {
  for (const field in value) {
    const kind = kindOfField[field];
    if (kind !== undefined) {
      return kind;
    }
  }
  return 'mapValue' in value && isVector(value.mapValue.fields) ? 'vector' : 'map';
}

/** Whether a map is a vector, which is encoded as `{__type__: "__vector__", value: [doubles]}`. */
export function isVector(fields: Fields | undefined): boolean {
  const type = fields?.__type__;
  return type !== undefined && 'stringValue' in type && type.stringValue === '__vector__';
}
