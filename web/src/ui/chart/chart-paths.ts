import type { ChartBand, ChartPoint, ChartScale } from './chart-scale.ts';
import { reduceBands, reducePoints } from './reduce-points.ts';

/**
 * The box of a path: a scale's area in hundredths, because the browser writes and reads whole numbers faster than
 * decimals.
 */
export const pathBox = '0 0 10000 10000';

/**
 * Returns a line through each segment of points, as SVG path data in {@link pathBox}; a single point is a line of
 * zero length.
 */
export function linePath(segments: readonly (readonly ChartPoint[])[], scale: ChartScale): string {
  return segments
    .map((points) => reducePoints(points, scale.xOf))
    .map((points) => points.map(({ x, value }) => placeOf(x, value, scale)))
    .map((places) => through(places.length === 1 ? [...places, ...places] : places))
    .join('');
}

/** Returns the area between the lows and the highs of each segment; a band with one point has no area. */
export function bandPath(segments: readonly (readonly ChartBand[])[], scale: ChartScale): string {
  return segments
    .map((bands) => reduceBands(bands, scale.xOf))
    .filter((band) => band.length > 1)
    .map((band) => {
      const lows = band.map(({ x, low }) => placeOf(x, low, scale));
      const highs = band.map(({ x, high }) => placeOf(x, high, scale));
      return `${through([...lows, ...highs.reverse()])}Z`;
    })
    .join('');
}

function placeOf(x: number, value: number, scale: ChartScale): string {
  return `${Math.round(100 * scale.xOf(x))} ${Math.round(100 * scale.yOf(value))}`;
}

function through(places: readonly string[]): string {
  return places.length === 0 ? '' : `M${places.join('L')}`;
}
