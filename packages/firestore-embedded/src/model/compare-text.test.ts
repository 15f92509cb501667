import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, compareText } from './compare-text.ts';

const segment = fc.oneof(
  fc.constantFrom(
    'a',
    'a!',
    'ab',
    '__id7__',
    '__id07__',
    '__id10__',
    '__id-2__',
    '__idx__',
    '~',
    '😀',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).filter((text) => !text.includes('/')),
);
const name = fc.array(segment, { minLength: 1, maxLength: 4 }).map((ids) => ids.join('/'));

/** Segment by segment, as documented. */
function compareSlowly(left: string, right: string): number {
  const others = right.split('/');
  for (const [index, one] of left.split('/').entries()) {
    const other = others[index];
    const order = other === undefined ? 1 : compareIds(one, other);
    if (order !== 0) return order;
  }
  return left.split('/').length - others.length;
}

function compareIds(left: string, right: string): number {
  const [a, b] = [left, right].map((id) => /^__id(-?\d+)__$/.exec(id)?.[1]);
  if (a !== undefined && b !== undefined) return Number(a) - Number(b) || compareText(left, right);
  return Number(a === undefined) - Number(b === undefined) || compareText(left, right);
}

describe('compareNames', () => {
  it('compares segment by segment, numeric ids first', () => {
    fc.assert(
      fc.property(name, name, (left, right) => {
        expect(Math.sign(compareNames(left, right))).toBe(Math.sign(compareSlowly(left, right)));
      }),
      { numRuns: 5_000 },
    );
  });
});
