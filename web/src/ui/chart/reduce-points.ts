import type { ChartBand, ChartPoint } from './chart-scale.ts';

/** About the number of pixels of a plot on a wide screen; more than two points per column are not visible. */
export const chartColumns = 640;

/**
 * Returns the points to plot of one segment: the lowest and the highest of each column, in order, and both
 * ends. No extreme is lost. `placeOf` maps an x to its position from 0 to 100.
 */
export function reducePoints<Point extends ChartPoint>(
  points: readonly Point[],
  placeOf: (x: number) => number,
): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length <= 2) return points;
  const extremes = inColumns(points, placeOf).flatMap((column) => {
    const low = column.reduce((least, point) => (point.value < least.value ? point : least));
    const high = column.reduce((most, point) => (point.value > most.value ? point : most));
    return low.x < high.x ? [low, high] : [high, low];
  });
  return [...new Set([first, ...extremes, last])];
}

/** Returns the bands to plot of one segment: one per column, from its lowest low to its highest high. */
export function reduceBands(
  bands: readonly ChartBand[],
  placeOf: (x: number) => number,
): readonly ChartBand[] {
  if (bands.length <= chartColumns) return bands;
  return inColumns(bands, placeOf).map((column) => ({
    x: column[0]?.x ?? 0,
    low: Math.min(...column.map(({ low }) => low)),
    high: Math.max(...column.map(({ high }) => high)),
  }));
}

function inColumns<Item extends { readonly x: number }>(
  items: readonly Item[],
  placeOf: (x: number) => number,
): Item[][] {
  const columns: Item[][] = [];
  let current: number | undefined;
  for (const item of items) {
    const column = Math.floor((placeOf(item.x) / 100) * chartColumns);
    if (column === current) columns.at(-1)?.push(item);
    else columns.push([item]);
    current = column;
  }
  return columns;
}
