import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartScale } from './chart-scale.ts';
import { chartColumns, reduceBands, reducePoints } from './reduce-points.ts';

const anyPoints = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5000 })), {
    minLength: 1,
    maxLength: 6000,
  })
  .map((steps) => {
    let x = 12_000;
    return steps.map(([step, value]) => {
      x += step;
      return { x, value: value / 1000 };
    });
  });

const columnOf = (place: number) => Math.floor((place / 100) * chartColumns);

it('keeps the lowest and the highest value of each column in order, and both ends of the line', () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const { xOf } = chartScale(points);
      const kept = reducePoints(points, xOf);
      const rangesOf = (some: typeof points | typeof kept) => {
        const ranges = new Map<number, [number, number]>();
        for (const { x, value } of some) {
          const column = columnOf(xOf(x));
          const [low, high] = ranges.get(column) ?? [value, value];
          ranges.set(column, [Math.min(low, value), Math.max(high, value)]);
        }
        return ranges;
      };
      expect(rangesOf(kept)).toEqual(rangesOf(points));
      expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
      expect([...kept].sort((a, b) => a.x - b.x)).toEqual(kept);
      expect(kept.length).toBeLessThanOrEqual(2 * (chartColumns + 1) + 2);
    }),
    { numRuns: 60 },
  );
});

it('a peak of one day in 22 years stays', () => {
  const days = Array.from({ length: 5500 }, (_, index) => ({ x: index, value: 3 }));
  const points = days.map((point) => (point.x === 2741 ? { ...point, value: 9 } : point));
  const kept = reducePoints(points, chartScale(points).xOf);
  expect(kept).toContainEqual({ x: 2741, value: 9 });
  expect(kept.length).toBeLessThan(1300);
});

it('fewer points than columns stay as they are', () => {
  const points = Array.from({ length: 60 }, (_, x) => ({ x, value: x % 7 }));
  expect(reducePoints(points, chartScale(points).xOf)).toEqual(points);
});

it('a band keeps the lowest low and the highest high of each column', () => {
  const bands = Array.from({ length: 5000 }, (_, x) => ({
    x,
    low: x === 77 ? 1 : 2,
    high: x === 4321 ? 9 : 3,
  }));
  const kept = reduceBands(bands, (x) => x / 50);
  expect(kept.length).toBeLessThanOrEqual(chartColumns + 1);
  expect(Math.min(...kept.map(({ low }) => low))).toBe(1);
  expect(Math.max(...kept.map(({ high }) => high))).toBe(9);
});
