import type { HistorySeries, SeriesPoint } from './history-series.ts';

/** The lowest and the highest day of a series; of equal days, the first. */
export interface HistoryExtremes {
  readonly low: SeriesPoint;
  readonly high: SeriesPoint;
}

/** The extremes of a series; undefined for an empty series. */
export function historyExtremes({ segments }: HistorySeries): HistoryExtremes | undefined {
  const [first, ...others] = segments.flat();
  if (!first) return undefined;
  return {
    low: others.reduce((least, point) => (point.value < least.value ? point : least), first),
    high: others.reduce((most, point) => (point.value > most.value ? point : most), first),
  };
}
