import { addDays, type RateDate } from '../days/rate-date.ts';
import { type HistorySpan, historySpans } from './history-spans.ts';
import { centralOf, type RateHistory } from './rate-history.ts';

/**
 * Reduces a year to what `historySeries` needs for a span or a shorter one, on that day or later: the points of the
 * span, and of each kind the last point before it, by which the series knows that its first days have a past.
 */
export function narrowHistory(
  { currency, year, points }: RateHistory,
  today: RateDate,
  span: HistorySpan,
): RateHistory {
  const length = historySpans[span].days;
  const since = length === undefined ? '' : addDays(today, 1 - length);
  const keys = Object.keys(points).sort();
  const before = keys
    .filter((key) => `${year}-${key}` < since)
    .map((key) => ({ key, ...points[key] }));
  const kept = [
    before.findLast((point) => centralOf(point) !== undefined)?.key,
    before.findLast((point) => point.live !== undefined)?.key,
    ...keys.slice(before.length),
  ];
  return {
    currency,
    year,
    points: Object.fromEntries(Object.entries(points).filter(([key]) => kept.includes(key))),
  };
}
