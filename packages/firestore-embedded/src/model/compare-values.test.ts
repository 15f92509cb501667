import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, compareText } from './compare-text.ts';
import { compareValues } from './compare-values.ts';
import type { Value } from './value.ts';

const root = 'projects/p/databases/d/documents';

/** Values of every kind, in Firestore's order; the values of one row are equal. */
const ascendingValues: readonly Value[][] = [
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
  [{ referenceValue: `${root}/c/a` }],
  [{ referenceValue: `${root}/c/a/d/b` }],
  [{ referenceValue: `${root}/c/a!` }],
  [{ geoPointValue: { latitude: -1, longitude: 5 } }],
  [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
  [{ arrayValue: {} }, { arrayValue: { values: [] } }],
  [{ arrayValue: { values: [{ integerValue: '1' }] } }],
  [{ arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } }],
  [{ arrayValue: { values: [{ integerValue: '2' }] } }],
  [{ mapValue: {} }],
  [{ mapValue: { fields: { a: { integerValue: '1' } } } }],
  [{ mapValue: { fields: { a: { integerValue: '1' }, b: { nullValue: null } } } }],
  [{ mapValue: { fields: { a: { integerValue: '2' } } } }],
  [{ mapValue: { fields: { b: { nullValue: null } } } }],
];

describe('compareValues', () => {
  it('orders every kind of value as Firestore does', () => {
    const rows = ascendingValues.flatMap((equals, row) => equals.map((value) => ({ value, row })));
    for (const left of rows) {
      for (const right of rows) {
        expect({
          left,
          right,
          order: Math.sign(compareValues(left.value, right.value)),
        }).toEqual({ left, right, order: Math.sign(left.row - right.row) });
      }
    }
  });

  it('compares strings by their UTF-8 bytes', () => {
    fc.assert(
      fc.property(wellFormed(), wellFormed(), (left, right) => {
        expect(Math.sign(compareValues({ stringValue: left }, { stringValue: right }))).toBe(
          Buffer.compare(Buffer.from(left), Buffer.from(right)),
        );
      }),
    );
  });

  it('compares integers and doubles without rounding', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (integer, double) => {
          const order = compareValues({ integerValue: String(integer) }, { doubleValue: double });
          // JavaScript compares a bigint with a number exactly.
          expect(Math.sign(order)).toBe(integer < double ? -1 : integer > double ? 1 : 0);
        },
      ),
    );
  });
});

function wellFormed(): fc.Arbitrary<string> {
  return fc.string({ unit: 'binary' });
}

const segment = fc.oneof(
  fc.constantFrom('a', 'a!', 'ab', '~', '😀'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).filter((text) => !text.includes('/')),
);
const name = fc.array(segment, { minLength: 1, maxLength: 4 }).map((ids) => ids.join('/'));

/** Segment by segment, as documented. */
function compareSlowly(left: string, right: string): number {
  const others = right.split('/');
  for (const [index, one] of left.split('/').entries()) {
    const other = others[index];
    const order = other === undefined ? 1 : compareText(one, other);
    if (order !== 0) return order;
  }
  return left.split('/').length - others.length;
}

describe('compareNames', () => {
  it('compares segment by segment', () => {
    fc.assert(
      fc.property(name, name, (left, right) => {
        expect(Math.sign(compareNames(left, right))).toBe(Math.sign(compareSlowly(left, right)));
      }),
      { numRuns: 5_000 },
    );
  });
});
