import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinTrend, formatTrend, rateTrend, trendBetween, trendByThresholds } from './trend.ts';

test('The trend is the change between two published values, in percent as it is shown', () => {
  expect(trendBetween(3.38, 3.39)).toEqual({ direction: 'up', percent: 0.3 });
  expect(trendBetween(3.39, 3.38)).toEqual({ direction: 'down', percent: -0.29 });
  expect(trendBetween(3.39, 3.39)).toEqual({ direction: 'stable', percent: 0 });
});

test('A change that rounds to 0.00 is stable, a change of exactly 0.005 % is not', () => {
  expect(trendBetween(100, 100.0049).direction).toBe('stable');
  expect(trendBetween(100, 100.005).direction).toBe('up');
  expect(trendBetween(100, 99.9951).direction).toBe('stable');
  expect(trendBetween(100, 99.995).direction).toBe('down');
});

test('A coin rises from a change that rounds to 0.00 on', () => {
  expect([1.2, 0, -0.0049, -0.005].map(coinTrend)).toEqual([
    { direction: 'up', percent: 1.2 },
    { direction: 'up', percent: 0 },
    { direction: 'up', percent: 0 },
    { direction: 'down', percent: -0.01 },
  ]);
});

test('A trend is shown with the sign of its direction', () => {
  const trends = [...[0.123, -1.5, 0.0049, -0.0049].map(rateTrend), coinTrend(-0.001)];
  expect(trends.map((trend) => formatTrend(trend, 'fr'))).toEqual([
    '+0,12\u202f%',
    '\u22121,50\u202f%',
    '0,00\u202f%',
    '0,00\u202f%',
    '+0,00\u202f%',
  ]);
});

test('Of any change, sign, direction and shown number agree', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), fc.boolean(), (change, isCoin) => {
      const trend = isCoin ? coinTrend(change) : rateTrend(change);
      const shown = formatTrend(trend, 'fr');
      const digits = shown.replace(/[^\d]/g, '');
      const sign = { up: '+', down: '\u2212', stable: '' }[trend.direction];
      expect(shown.startsWith(sign)).toBe(true);
      expect(/^0+$/.test(digits) && trend.direction === 'down').toBe(false);
      expect(trend.direction === 'stable').toBe(!isCoin && /^0+$/.test(digits));
    }),
  );
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
