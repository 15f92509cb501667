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
  if (points.length <= 2) return points;
  const last = points.at(-1);
  return inColumns(points, placeOf).flatMap((column) => {
    if (column.length <= 2) return column;
    const [low, high] = extremesOf(column);
    return column.filter(
      (point) => point === low || point === high || point === points[0] || point === last,
    );
  });
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

function inColumns<At extends { readonly x: number }>(
  points: readonly At[],
  placeOf: (x: number) => number,
): At[][] {
  const columns: At[][] = [];
  let current: number | undefined;
  for (const point of points) {
    const column = Math.floor((placeOf(point.x) / 100) * chartColumns);
    if (column === current) columns.at(-1)?.push(point);
    else columns.push([point]);
    current = column;
  }
  return columns;
}

function extremesOf<Point extends ChartPoint>(column: readonly Point[]): Point[] {
  const [first, ...others] = column;
  if (!first) return [];
  let [low, high] = [first, first];
  for (const point of others) {
    if (point.value < low.value) low = point;
    if (point.value > high.value) high = point;
  }
  return [low, high];
}
