import { addDays, daysBetween, parseRateDate, type RateDate } from '../days/rate-date.ts';
import type { HistoryPoint, RateHistory } from './rate-history.ts';

/** One day of a series: the rate followed, and what the banks offered at best, where known. */
export interface SeriesPoint {
  readonly date: RateDate;
  readonly value: number;
  readonly best?: BestOfDay;
}

/** The highest purchase and the lowest sale rate of a day, among the boards in force on it. */
export interface BestOfDay {
  readonly purchase: number;
  readonly sale: number;
}

/** A day on which at least three banks were read. */
export type ComparedPoint = SeriesPoint & { readonly best: BestOfDay };

/**
 * A currency's past, in order; all its values are of one kind, so that its line has no false jump.
 * More than 7 days are missing between two segments: no line connects them.
 */
export interface HistorySeries {
  readonly kind: 'central' | 'live';
  readonly segments: readonly (readonly SeriesPoint[])[];
  /** Those of its days on which the best rates are known, in segments of their own. */
  readonly comparedSegments: readonly (readonly ComparedPoint[])[];
}

/** The spans one can look back over, in days. */
export const historySpans = { month: 30, quarter: 91, year: 365 } as const;

export type HistorySpan = keyof typeof historySpans;

// As long as a rate is carried forward: on days beyond that no page showed it either.
const mostMissingDays = 7;

/** The last days of a currency, today included: the live rates, or the central bank's when more are known. */
export function historySeries(
  years: readonly RateHistory[],
  today: RateDate,
  span: HistorySpan,
): HistorySeries {
  const since = addDays(today, 1 - historySpans[span]);
  const days = years.flatMap(datedPoints).filter(({ date }) => date >= since && date <= today);
  days.sort((a, b) => (a.date < b.date ? -1 : 1));
  const [live, central] = [pointsOf('live', days), pointsOf('central', days)];
  return central.length > live.length ? seriesOf('central', central) : seriesOf('live', live);
}

type DatedPoint = HistoryPoint & { readonly date: RateDate };

function datedPoints({ year, points }: RateHistory): DatedPoint[] {
  return Object.entries(points).flatMap(([key, point]) => {
    const date = parseRateDate(`${year}-${key}`);
    return date ? [{ ...point, date }] : [];
  });
}

function pointsOf(kind: HistorySeries['kind'], days: readonly DatedPoint[]): SeriesPoint[] {
  return days.flatMap(({ date, bestBuy: purchase, bestSell: sale, [kind]: value }) => {
    if (value === undefined) return [];
    const isCompared = purchase !== undefined && sale !== undefined;
    return [{ date, value, ...(isCompared && { best: { purchase, sale } }) }];
  });
}

function seriesOf(kind: HistorySeries['kind'], points: readonly SeriesPoint[]): HistorySeries {
  const compared = points.filter((point): point is ComparedPoint => point.best !== undefined);
  return { kind, segments: segmentsOf(points), comparedSegments: segmentsOf(compared) };
}

function segmentsOf<Point extends SeriesPoint>(points: readonly Point[]): Point[][] {
  const segments: Point[][] = [];
  let before: RateDate | undefined;
  for (const point of points) {
    const segment = segments.at(-1);
    if (segment && before && daysBetween(before, point.date) - 1 <= mostMissingDays) {
      segment.push(point);
    } else {
      segments.push([point]);
    }
    before = point.date;
  }
  return segments;
}
