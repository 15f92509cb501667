import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, compareText } from './compare-text.ts';

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
