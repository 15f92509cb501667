import type { ChartPoint, ChartScale } from './chart-scale.ts';

/** The line through the points, as SVG path data. */
export function linePath(points: readonly ChartPoint[], scale: ChartScale): string {
  return through(points.map(({ x, value }) => [scale.xOf(x), scale.yOf(value)]));
}

/** The band between the lows and the highs that are known; empty with fewer than two. */
export function bandPath(points: readonly ChartPoint[], scale: ChartScale): string {
  const lows: [number, number][] = [];
  const highs: [number, number][] = [];
  for (const { x, low, high } of points) {
    if (low === undefined || high === undefined) continue;
    lows.push([scale.xOf(x), scale.yOf(low)]);
    highs.push([scale.xOf(x), scale.yOf(high)]);
  }
  return lows.length < 2 ? '' : `${through([...lows, ...highs.reverse()])}Z`;
}

function through(places: readonly (readonly [number, number])[]): string {
  return places
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('');
}
