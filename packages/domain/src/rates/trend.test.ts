import { expect, test } from 'vitest';
import { cryptoTrend, trendBetween, trendByThresholds } from './trend.ts';

test('The trend is the change between two published values, in percent', () => {
  expect(trendBetween(3.38, 3.39)).toEqual({ direction: 'up', percent: 0.2958 });
  expect(trendBetween(3.39, 3.38)).toEqual({ direction: 'down', percent: -0.2949 });
});

test('A change is cut off after 4 decimals, so that only its display rounds', () => {
  expect(trendBetween(100000, 100204.97).percent).toBe(0.2049);
  expect(trendBetween(100000, 99795.03).percent).toBe(-0.2049);
});

test('A change below 0.005 % is stable, a change of exactly 0.005 % is not', () => {
  expect(trendBetween(100, 100.0049).direction).toBe('stable');
  expect(trendBetween(100, 100.005).direction).toBe('up');
  expect(trendBetween(100, 99.995).direction).toBe('down');
  expect(trendBetween(3.39, 3.39)).toEqual({ direction: 'stable', percent: 0 });
});

test('The specified thresholds call a mean below 2.5 down and above 3.5 up', () => {
  const of = (purchaseRate: number, saleRate: number) =>
    trendByThresholds({ purchaseRate, saleRate });
  expect([of(2.4, 2.59), of(2.4, 2.6), of(3.4, 3.6), of(3.4, 3.61)]).toEqual([
    'down',
    'stable',
    'stable',
    'up',
  ]);
});

test('A crypto currency rises from a change of 0 on', () => {
  expect([cryptoTrend(1.2), cryptoTrend(0), cryptoTrend(-0.01)]).toEqual([
    { direction: 'up', percent: 1.2 },
    { direction: 'up', percent: 0 },
    { direction: 'down', percent: -0.01 },
  ]);
});
