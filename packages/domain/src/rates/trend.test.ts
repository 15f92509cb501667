import { expect, test } from 'vitest';
import { cryptoTrend, rateTrend } from './trend.ts';
import { variationPercent } from './variation.ts';

const pair = (purchaseRate: number, saleRate: number) => ({ purchaseRate, saleRate });

test('A rate rises or falls by the change of its mean since the previous day', () => {
  expect(rateTrend(pair(3.03, 3.03), pair(3, 3))).toEqual({ direction: 'up', percent: 1 });
  expect(rateTrend(pair(2.9, 3.04), pair(3, 3))).toEqual({ direction: 'down', percent: -1 });
});

test('A change under 0.005 % is stable, and its percentage is still told', () => {
  expect(rateTrend(pair(3.00014, 3.00014), pair(3, 3))).toEqual({
    direction: 'stable',
    percent: 0.0047,
  });
  expect(rateTrend(pair(3.00015, 3.00015), pair(3, 3))).toEqual({
    direction: 'up',
    percent: 0.005,
  });
});

test('Without a previous day the thresholds on the mean decide, and no percentage is told', () => {
  expect(
    [pair(2.4, 2.59), pair(2.5, 2.5), pair(3.5, 3.5), pair(3.5, 3.52)].map((each) =>
      rateTrend(each),
    ),
  ).toEqual([
    { direction: 'down' },
    { direction: 'stable' },
    { direction: 'stable' },
    { direction: 'up' },
  ]);
});

test('A crypto currency rises when its change is 0 or more', () => {
  expect([1.5, 0, -0.01].map(cryptoTrend)).toEqual([
    { direction: 'up', percent: 1.5 },
    { direction: 'up', percent: 0 },
    { direction: 'down', percent: -0.01 },
  ]);
});

test('A variation is a percentage with 4 decimals and needs a reference', () => {
  expect(variationPercent(3.3891, 3.38)).toBe(0.2692);
  expect(variationPercent(3, 3)).toBe(0);
  expect(() => variationPercent(3, 0)).toThrow(RangeError);
});
