import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedSet } from './sorted-set.ts';

const numbers = (left: number, right: number) => left - right;

describe('SortedSet', () => {
  it('contains the items of a plain set, in order, after any additions and deletions', () => {
    const number = fc.nat({ max: 4_000 });
    const step = fc.record({
      kind: fc.constantFrom('add', 'delete'),
      start: number,
      count: number,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), number, number, (steps, low, high) => {
        const expected = new Set<number>(Array.from({ length: 1_500 }, (_, index) => index * 3));
        const set = new SortedSet(numbers, [...expected]);
        for (const { kind, start, count } of steps) {
          for (let item = start; item < start + count; item += 1) {
            if (kind === 'delete') {
              set.delete(item);
              expected.delete(item);
            } else if (!expected.has(item)) {
              set.add(item);
              expected.add(item);
            }
          }
        }
        const place = (item: number) => (item < low ? -1 : item > high ? 1 : 0);
        expect([...set.range(place)]).toEqual(
          [...expected].filter((item) => place(item) === 0).sort(numbers),
        );
      }),
      { numRuns: 60 },
    );
  });
});
