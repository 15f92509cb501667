import type { HistorySeries, SeriesPoint } from './history-series.ts';

/** The lowest, the highest and the last day of a series; of equal days, the first. */
export interface HistoryExtremes {
  readonly low: SeriesPoint;
  readonly high: SeriesPoint;
  readonly last: SeriesPoint;
  /** The position of the last rate between the lowest (0) and the highest (100); absent if all are equal. */
  readonly placePercent?: number;
}

/** The extremes of a series; undefined for an empty series. */
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
