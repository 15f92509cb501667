import type { RateDate } from '../days/rate-date.ts';
import type { HistorySeries, SeriesPoint } from './history-series.ts';

/** Two series, indexed to 100 on the first day that both contain. */
export interface IndexedHistory {
  readonly base: RateDate;
  readonly first: HistorySeries['segments'];
  readonly second: HistorySeries['segments'];
}

/**
 * Indexes two currencies for comparison, independent of the value of their units; undefined without a common
 * day.
 */
export function indexHistory(
  first: HistorySeries,
  second: HistorySeries,
): IndexedHistory | undefined {
  const others = new Map(second.segments.flat().map((point) => [point.date, point.value]));
  const start = first.segments.flat().find(({ date }) => others.has(date));
  const otherBase = start && others.get(start.date);
  if (!start || otherBase === undefined) return undefined;
  return {
    base: start.date,
    first: indexed(first.segments, start.date, start.value),
    second: indexed(second.segments, start.date, otherBase),
  };
}

function indexed(segments: HistorySeries['segments'], from: RateDate, base: number) {
  return segments
    .map((points) => points.filter(({ date }) => date >= from).map((point) => at100(point, base)))
    .filter((points) => points.length > 0);
}

function at100({ date, value }: SeriesPoint, base: number): SeriesPoint {
  return { date, value: Math.round((value / base) * 10_000) / 100 };
}
