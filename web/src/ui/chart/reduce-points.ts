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
  const reduced = [first];
  let [low, high, column] = [first, first, columnAt(first.x, placeOf)];
  const addColumn = () => {
    const ordered = low.x < high.x ? [low, high] : [high, low];
    for (const point of ordered) if (point !== reduced.at(-1)) reduced.push(point);
  };
  for (const point of points) {
    const at = columnAt(point.x, placeOf);
    if (at !== column) {
      addColumn();
      [low, high, column] = [point, point, at];
    }
    if (point.value < low.value) low = point;
    if (point.value > high.value) high = point;
  }
  addColumn();
  if (reduced.at(-1) !== last) reduced.push(last);
  return reduced;
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

function inColumns(bands: readonly ChartBand[], placeOf: (x: number) => number): ChartBand[][] {
  const columns: ChartBand[][] = [];
  let current: number | undefined;
  for (const band of bands) {
    const column = columnAt(band.x, placeOf);
    if (column === current) columns.at(-1)?.push(band);
    else columns.push([band]);
    current = column;
  }
  return columns;
}

function columnAt(x: number, placeOf: (x: number) => number): number {
  return Math.floor((placeOf(x) / 100) * chartColumns);
}
