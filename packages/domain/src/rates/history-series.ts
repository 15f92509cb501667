import { addDays, parseRateDate, type RateDate } from '../days/rate-date.ts';
import { type DayGap, gapsBetween, gapsWithin } from './history-gaps.ts';
import { type HistorySpan, historySpans } from './history-spans.ts';
import { centralOf, type HistoryPoint, type RateHistory } from './rate-history.ts';

/** One day of a series: the followed rate, and the best rates of the banks if known. */
export interface SeriesPoint {
  readonly date: RateDate;
  readonly value: number;
  readonly best?: BestOfDay;
}

/** The highest purchase and the lowest sale rate of a day among the boards in force. */
export interface BestOfDay {
  readonly purchase: number;
  readonly sale: number;
}

/** A day with best rates, for which at least three banks were read. */
export type ComparedPoint = SeriesPoint & { readonly best: BestOfDay };

export type HistoryKind = 'central' | 'live';

/**
 * The history of a currency, in order. All its values are of one kind, so that the line has no false jump. A
 * segment continues over weekends and holidays and ends at a day on which nothing was published.
 */
export interface HistorySeries {
  readonly kind: HistoryKind;
  readonly segments: readonly (readonly SeriesPoint[])[];
  /** The days with known best rates, in segments of their own. */
  readonly comparedSegments: readonly (readonly ComparedPoint[])[];
  /** Every day without a rate until yesterday, from the first known day or the start of the span. */
  readonly gaps: readonly DayGap[];
}

/**
 * The history of a currency over a span that ends today. Without a `kind`, it contains the live rates, or the
 * rates of the central bank if more of those are known.
 */
export function historySeries(
  years: readonly RateHistory[],
  today: RateDate,
  span: HistorySpan,
  kind?: HistoryKind,
): HistorySeries {
  const days = years.flatMap(datedPoints).filter(({ date }) => date <= today);
  days.sort((a, b) => (a.date < b.date ? -1 : 1));
  const length = historySpans[span].days;
  const since = length === undefined ? undefined : addDays(today, 1 - length);
  const [live, central] = [pointsOf('live', days), pointsOf('central', days)];
  const count = (points: readonly SeriesPoint[]) => pointsSince(points, since).length;
  const chosen = kind ?? (count(central) > count(live) ? 'central' : 'live');
  const known = chosen === 'central' ? central : live;
  const points = pointsSince(known, since);
  const compared = points.filter((point): point is ComparedPoint => point.best !== undefined);
  const isKnownBefore = points.length < known.length;
  return {
    kind: chosen,
    segments: segmentsOf(points),
    comparedSegments: segmentsOf(compared),
    gaps: gapsOf(points, isKnownBefore ? since : undefined, today),
  };
}

type DatedPoint = HistoryPoint & { readonly date: RateDate };

function datedPoints({ year, points }: RateHistory): DatedPoint[] {
  return Object.entries(points).flatMap(([key, point]) => {
    const date = parseRateDate(`${year}-${key}`);
    return date ? [{ ...point, date }] : [];
  });
}

function pointsOf(kind: HistoryKind, days: readonly DatedPoint[]): SeriesPoint[] {
  return days.flatMap((day) => {
    const { date, bestBuy: purchase, bestSell: sale } = day;
    const value = kind === 'central' ? centralOf(day) : day.live;
    if (value === undefined) return [];
    const isCompared = purchase !== undefined && sale !== undefined;
    return [{ date, value, ...(isCompared && { best: { purchase, sale } }) }];
  });
}

function pointsSince(points: readonly SeriesPoint[], since: RateDate | undefined) {
  return since === undefined ? points : points.filter(({ date }) => date >= since);
}

/** Splits ordered days into segments; an unpublished day between two of them starts a new segment. */
export function segmentsOf<Point extends SeriesPoint>(points: readonly Point[]): Point[][] {
  const segments: Point[][] = [];
  let before: RateDate | undefined;
  for (const point of points) {
    const segment = segments.at(-1);
    if (segment && before && isUnbroken(before, point.date)) segment.push(point);
    else segments.push([point]);
    before = point.date;
  }
  return segments;
}

function isUnbroken(before: RateDate, after: RateDate): boolean {
  return gapsBetween(before, after).every(({ reason }) => reason !== 'unpublished');
}

/**
 * The gaps between `since`, or the first day, and yesterday. Today is excluded, because its rate may still be
 * published.
 */
export function gapsOf(
  points: readonly SeriesPoint[],
  since: RateDate | undefined,
  today: RateDate,
): DayGap[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return since === undefined ? [] : gapsWithin(since, addDays(today, -1));
  return [
    ...(since === undefined ? [] : gapsWithin(since, addDays(first.date, -1))),
    ...points.slice(1).flatMap(({ date }, index) => {
      const before = points[index];
      return before ? gapsBetween(before.date, date) : [];
    }),
    ...gapsWithin(addDays(last.date, 1), addDays(today, -1)),
  ];
}
