import { addDays, daysBetween, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { isWorkingDay } from '@dinar/domain/days/working-day';
import { type HistorySeries, historySeries } from '@dinar/domain/rates/history-series';
import type { HistorySpan } from '@dinar/domain/rates/history-spans';
import type { HistoryPoint, RateHistory } from '@dinar/domain/rates/rate-history';

/** The first day of the central bank's archive. */
const firstDay = utcDay(new Date('2004-12-01'));
const firstBanksDay = utcDay(new Date('2025-11-24'));
const today = utcDay(new Date('2026-11-23'));

/** A euro's history on each working day since the archive's first, with the banks' rates in its last year. */
export function longSeries(span: HistorySpan): HistorySeries {
  const years = new Map<string, Record<string, HistoryPoint>>();
  for (let index = 0; index <= daysBetween(firstDay, today); index += 1) {
    const date = addDays(firstDay, index);
    if (!isWorkingDay(date)) continue;
    const year = date.slice(0, 4);
    const points = years.get(year) ?? {};
    points[date.slice(5)] = pointOn(date, index);
    years.set(year, points);
  }
  const histories = [...years].map(
    ([year, points]): RateHistory => ({ currency: 'EUR', year, points }),
  );
  return historySeries(histories, today, span, 'central');
}

function pointOn(date: RateDate, index: number): HistoryPoint {
  const archived = 1.2 + index / 3500 + Math.sin(index / 9) / 50;
  if (date < firstBanksDay) return { archived };
  return { archived, bestBuy: archived - 0.02, bestSell: archived + 0.02 };
}
