import { formatFixed } from '@dinar/domain/format/format-number';
import { expect, it } from 'vitest';
import { bandPath, linePath } from './chart-paths.ts';
import { type ChartTick, chartScale, roundTicks } from './chart-scale.ts';

const textOf = ({ value, decimals }: ChartTick) => formatFixed(value, decimals, decimals, 'fr');
const texts = (low: number, high: number) => roundTicks(low, high).map(textOf);

it('the axis shows round values that contain all points', () => {
  expect([texts(3.3412, 3.4187), texts(11, 11), texts(0, 0)]).toEqual([
    ['3,340', '3,360', '3,380', '3,400', '3,420'],
    ['11,000', '11,050'],
    ['0,000', '1,000'],
  ]);
});

it('no two axis values of a rate below 1 have the same text', () => {
  expect([texts(0.02181, 0.02226), texts(0.018165, 0.018681), texts(0.95, 1.05)]).toEqual([
    ['0,02180', '0,02200', '0,02220', '0,02240'],
    ['0,01800', '0,01820', '0,01840', '0,01860', '0,01880'],
    ['0,9500', '1,0000', '1,0500'],
  ]);
  expect(texts(3.38911, 3.38914)).toEqual(['3,38911', '3,38912', '3,38913', '3,38914']);
});

it('a step of 0.0001 is exact, unlike 10 ** -4 in some engines', () => {
  expect(texts(0.0218, 0.0222)).toEqual(['0,02180', '0,02190', '0,02200', '0,02210', '0,02220']);
});

it('axis values equal their texts at every magnitude', () => {
  for (let exponent = -6; exponent <= 3; exponent += 1) {
    for (const [low, high] of [[2181, 2226] as const, [18165, 18681] as const, [1, 9] as const]) {
      const scale = Number(`1e${exponent}`);
      const ticks = roundTicks(low * scale, high * scale);
      const written = ticks.map((tick) =>
        Number(textOf(tick).replace(/\s/g, '').replace(',', '.')),
      );
      expect(ticks.map(({ value }) => value)).toEqual(written);
      expect(new Set(ticks.map(textOf)).size).toBe(ticks.length);
      expect([written[0], written.at(-1)].map(Number)).toEqual([
        Math.min(low * scale, ...written),
        Math.max(high * scale, ...written),
      ]);
    }
  }
});

it('points are positioned by day, not by index, and the band contains lows and highs', () => {
  const points = [
    { x: 0, value: 2 },
    { x: 1, value: 2 },
    { x: 4, value: 3 },
  ];
  const band = [
    { x: 0, low: 1, high: 3 },
    { x: 4, low: 2, high: 5 },
  ];
  const scale = chartScale(points, band);
  expect(scale.ticks.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
  expect(linePath([points], scale)).toBe('M0 7500L2500 7500L10000 5000');
  expect(bandPath([band], scale)).toBe('M0 10000L10000 7500L10000 0L0 5000Z');
});

it('no line connects two segments, and a single point is visible', () => {
  const segments = [
    [{ x: 0, value: 1 }],
    [
      { x: 8, value: 2 },
      { x: 10, value: 3 },
    ],
  ];
  expect(linePath(segments, chartScale(segments.flat()))).toBe(
    'M0 10000L0 10000M8000 5000L10000 0',
  );
});

it('a band with a single day has no area', () => {
  const points = [
    { x: 0, value: 2 },
    { x: 1, value: 2 },
  ];
  const band = [{ x: 0, low: 1, high: 3 }];
  expect(bandPath([band], chartScale(points, band))).toBe('');
});
