import { addDays } from '../days/rate-date.ts';
import type { HistorySeries, SeriesPoint } from './history-series.ts';

/**
 * One month of a series, 'YYYY-MM': its last, lowest and highest day, and its numbers of known and
 * unpublished days.
 */
export interface HistoryMonth {
  readonly month: string;
  readonly last: SeriesPoint;
  readonly low: SeriesPoint;
  readonly high: SeriesPoint;
  readonly knownCount: number;
  readonly unpublishedCount: number;
}

/** The months of a series that have a rate, in order. */
export function historyMonths({ segments, gaps }: HistorySeries): HistoryMonth[] {
  const unpublished = unpublishedByMonth(gaps);
  const months = new Map<string, HistoryMonth>();
  for (const point of segments.flat()) {
    const month = point.date.slice(0, 7);
    const before = months.get(month);
    months.set(month, {
      month,
      last: point,
      low: before && before.low.value <= point.value ? before.low : point,
      high: before && before.high.value >= point.value ? before.high : point,
      knownCount: (before?.knownCount ?? 0) + 1,
      unpublishedCount: unpublished.get(month) ?? 0,
    });
  }
  return [...months.values()];
}

function unpublishedByMonth(gaps: HistorySeries['gaps']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { from, to, reason } of gaps) {
    if (reason !== 'unpublished') continue;
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const month = day.slice(0, 7);
      counts.set(month, (counts.get(month) ?? 0) + 1);
    }
  }
  return counts;
}
