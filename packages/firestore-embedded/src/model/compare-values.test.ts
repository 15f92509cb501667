import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, compareText } from './compare-text.ts';
import { compareValues } from './compare-values.ts';
import { ascendingValues } from './testing/ascending-values.ts';

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
