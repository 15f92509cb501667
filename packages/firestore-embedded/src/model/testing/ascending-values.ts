import type { Value } from '../value.ts';

const root = 'projects/p/databases/d/documents';

/** Values of every kind, in Firestore's order; the values of one row are equal. */
export const ascendingValues: readonly Value[][] = [
  [{ nullValue: null }, { nullValue: 'NULL_VALUE' }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ integerValue: '-9223372036854775808' }, { doubleValue: -(2 ** 63) }],
  [{ doubleValue: -0.5 }],
  [{ integerValue: '0' }, { doubleValue: 0 }, { doubleValue: '-0' }],
  [{ integerValue: '3' }, { doubleValue: 3 }],
  [{ doubleValue: 3.5 }],
  [{ integerValue: '9007199254740992' }, { doubleValue: 2 ** 53 }],
  [{ integerValue: '9007199254740993' }],
  [{ doubleValue: 2 ** 53 + 2 }],
  [{ integerValue: '9223372036854775807' }],
  [{ doubleValue: 2 ** 63 }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '1969-12-31T23:59:59.999999Z' }],
  [{ timestampValue: '2026-11-20T00:00:00.000000Z' }],
  [{ stringValue: '' }],
  [{ stringValue: 'a' }],
  [{ stringValue: 'é' }],
  [{ stringValue: '￿' }],
  [{ stringValue: '😀' }],
  [{ bytesValue: '' }],
  [{ bytesValue: 'AQ==' }],
  [{ bytesValue: '/w==' }],
  [{ referenceValue: `${root}/c/__id7__` }],
  [{ referenceValue: `${root}/c/__id10__` }],
  [{ referenceValue: `${root}/c/a` }],
  [{ referenceValue: `${root}/c/a/d/b` }],
  [{ referenceValue: `${root}/c/a!` }],
  [{ geoPointValue: { latitude: -1, longitude: 5 } }],
  [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
  [{ arrayValue: {} }, { arrayValue: { values: [] } }],
  [{ arrayValue: { values: [{ integerValue: '1' }] } }],
  [{ arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } }],
  [{ arrayValue: { values: [{ integerValue: '2' }] } }],
  [vector(9)],
  [vector(1, 2)],
  [vector(1, 3)],
  [{ mapValue: {} }],
  [{ mapValue: { fields: { a: { integerValue: '1' } } } }],
  [{ mapValue: { fields: { a: { integerValue: '1' }, b: { nullValue: null } } } }],
  [{ mapValue: { fields: { a: { integerValue: '2' } } } }],
  [{ mapValue: { fields: { b: { nullValue: null } } } }],
];

function vector(...elements: number[]): Value {
  const values = elements.map((doubleValue) => ({ doubleValue }));
  return {
    mapValue: {
      fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } },
    },
  };
}
