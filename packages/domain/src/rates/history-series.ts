import { addDays, parseRateDate, type RateDate } from '../days/rate-date.ts';
import type { HistoryPoint, RateHistory } from './rate-history.ts';

/** One day of a series: the rate followed, and what the banks offered at best, where known. */
export interface SeriesPoint {
  readonly date: RateDate;
  readonly value: number;
  readonly bestBuy?: number;
  readonly bestSell?: number;
}

/** A currency's past, in order; all its values are of one kind, so that its line tells no jump. */
export interface HistorySeries {
  readonly kind: 'central' | 'live';
  readonly points: readonly SeriesPoint[];
}

/** The spans one can look back over, in days. */
export const historySpans = { month: 30, quarter: 91, year: 365 } as const;

export type HistorySpan = keyof typeof historySpans;

/** The last days of a currency, today included: the live rates, or the central bank's when more are known. */
export function historySeries(
  years: readonly RateHistory[],
  today: RateDate,
  span: HistorySpan,
): HistorySeries {
  const since = addDays(today, 1 - historySpans[span]);
  const days = years.flatMap(datedPoints).filter(({ date }) => date >= since && date <= today);
  days.sort((a, b) => (a.date < b.date ? -1 : 1));
  const [live, central] = [seriesOf('live', days), seriesOf('central', days)];
  return central.points.length > live.points.length ? central : live;
}

type DatedPoint = HistoryPoint & { readonly date: RateDate };

function datedPoints({ year, points }: RateHistory): DatedPoint[] {
  return Object.entries(points).flatMap(([key, point]) => {
    const date = parseRateDate(`${year}-${key}`);
    return date ? [{ ...point, date }] : [];
  });
}

function seriesOf(kind: HistorySeries['kind'], days: readonly DatedPoint[]): HistorySeries {
  const points = days.flatMap(({ date, bestBuy, bestSell, [kind]: value }) =>
    value === undefined
      ? []
      : [
          {
            date,
            value,
            ...(bestBuy !== undefined && { bestBuy }),
            ...(bestSell !== undefined && { bestSell }),
          },
        ],
  );
  return { kind, points };
}
