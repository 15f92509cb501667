import { expect, test } from 'vitest';
import { median, percentile } from './percentiles.ts';

test('A percentile is one of the values, whatever their order', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([
    1, 3, 5, 5, 5,
  ]);
  expect(median([2, 1])).toBe(1);
  expect(() => median([])).toThrow('nothing');
});
