import type { HistorySeries, SeriesPoint } from './history-series.ts';

/** The lowest and the highest day of a series, the first of equal ones, and its last day among them. */
export interface HistoryExtremes {
  readonly low: SeriesPoint;
  readonly high: SeriesPoint;
  readonly last: SeriesPoint;
  /** Where the last rate is from the lowest, 0, to the highest, 100; absent where all are the same. */
  readonly placePercent?: number;
}

/** The extremes of a series; undefined for one without a day. */
export function historyExtremes({ segments }: HistorySeries): HistoryExtremes | undefined {
  const points = segments.flat();
  const last = points.at(-1);
  if (!last) return undefined;
  const low = points.reduce((least, point) => (point.value < least.value ? point : least));
  const high = points.reduce((most, point) => (point.value > most.value ? point : most));
  const range = high.value - low.value;
  if (range === 0) return { low, high, last };
  const placePercent = Math.round(((last.value - low.value) / range) * 100);
  return { low, high, last, placePercent };
}
