import { expect, it } from 'vitest';
import { bandPath, linePath } from './chart-paths.ts';
import { chartScale, roundTicks } from './chart-scale.ts';

it('the axis tells round values that hold all there is to show', () => {
  expect([roundTicks(3.3412, 3.4187), roundTicks(0.02, 0.0223), roundTicks(11, 11)]).toEqual([
    [3.34, 3.36, 3.38, 3.4, 3.42],
    [0.02, 0.021, 0.022, 0.023],
    [11, 11.05],
  ]);
});

it('points stand by their day, not by their rank, and the band holds their lows and highs', () => {
  const points = [
    { x: 0, value: 2, low: 1, high: 3 },
    { x: 1, value: 2 },
    { x: 4, value: 3, low: 2, high: 5 },
  ];
  const scale = chartScale(points);
  expect(scale.ticks).toEqual([1, 2, 3, 4, 5]);
  expect(linePath(points, scale)).toBe('M0.00 75.00L25.00 75.00L100.00 50.00');
  expect(bandPath(points, scale)).toBe('M0.00 100.00L100.00 75.00L100.00 0.00L0.00 50.00Z');
});

it('a band that is known on one day only is not drawn', () => {
  const points = [
    { x: 0, value: 2, low: 1, high: 3 },
    { x: 1, value: 2 },
  ];
  expect(bandPath(points, chartScale(points))).toBe('');
});
