import type { ChartBand, ChartPoint, ChartScale } from './chart-scale.ts';
import { reduceBands, reducePoints } from './reduce-points.ts';

type Place = readonly [x: number, y: number];

/**
 * Returns a line through each segment of points, as SVG path data; a single point is a line of zero length.
 */
export function linePath(segments: readonly (readonly ChartPoint[])[], scale: ChartScale): string {
  return segments
    .map((points) => reducePoints(points, scale.xOf))
    .map((points) => points.map(({ x, value }): Place => [scale.xOf(x), scale.yOf(value)]))
    .map((places) => through(places.length === 1 ? [...places, ...places] : places))
    .join('');
}

/** Returns the area between the lows and the highs of each segment; a band with one point has no area. */
export function bandPath(segments: readonly (readonly ChartBand[])[], scale: ChartScale): string {
  return segments
    .map((bands) => reduceBands(bands, scale.xOf))
    .filter((band) => band.length > 1)
    .map((band) => {
      const lows = band.map(({ x, low }): Place => [scale.xOf(x), scale.yOf(low)]);
      const highs = band.map(({ x, high }): Place => [scale.xOf(x), scale.yOf(high)]);
      return `${through([...lows, ...highs.reverse()])}Z`;
    })
    .join('');
}

function through(places: readonly Place[]): string {
  return places
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('');
}
