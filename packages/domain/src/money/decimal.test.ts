import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, roundRate } from './decimal.ts';

const anyAmount = fc.integer({ min: 0, max: 1_000_000_000_000 }).map((millimes) => millimes / 1000);
const anyRate = fc.integer({ min: 1, max: 12_000_000 }).map((micro) => micro / 1_000_000);

test('Sums have no binary rounding errors', () => {
  expect(decimal(0.1).plus(0.2).toString()).toBe('0.3');
  expect(decimal(1.005).times(1000).toString()).toBe('1005');
});

test('Multiplying and then dividing an amount by a rate gives exactly the same amount', () => {
  fc.assert(
    fc.property(anyAmount, anyRate, (amount, rate) => {
      expect(decimal(amount).times(rate).div(rate).toNumber()).toBe(amount);
    }),
  );
});

test('Dividing and then multiplying an amount by a rate gives the same amount to the millime', () => {
  fc.assert(
    fc.property(anyAmount, anyRate, (amount, rate) => {
      const back = decimal(amount).div(rate).times(rate);
      expect(back.round(3).toNumber()).toBe(amount);
    }),
  );
});

test('A value that is not finite throws', () => {
  expect(() => decimal(Number.NaN)).toThrow();
  expect(() => decimal(Number.POSITIVE_INFINITY)).toThrow();
});

test('A stored rate is rounded half up to 6 decimals', () => {
  expect([0.0184235, 3.38910049, 1.0000005, decimal('2.9048')].map(roundRate)).toEqual([
    0.018424, 3.3891, 1.000001, 2.9048,
  ]);
});
