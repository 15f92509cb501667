import { centralBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { isInForce } from '../days/in-force.ts';
import { addDays, type RateDate } from '../days/rate-date.ts';
import type { BankRate } from '../rates/bank-rate.ts';
import type { HistoryPoint } from '../rates/rate-history.ts';
import { countersToday } from '../today/counters.ts';
import { shownRates } from './active-rates.ts';
import { latestQuotes } from './derive-currency-rates.ts';

/**
 * Derives the history point of one currency and day from the rows in force on that day. The point has best
 * rates only if a bank published on that day. The live and the archived rate are not among the rows and are
 * copied from the stored point. Returns undefined if no rate is known for the day.
 */
export function deriveHistoryPoint(
  currency: ForeignCurrencyCode,
  date: RateDate,
  rows: Iterable<BankRate>,
  stored: HistoryPoint | undefined,
): HistoryPoint | undefined {
  const own = shownRates(rows).filter((row) => row.currency === currency && row.date <= date);
  const central = own.find((row) => row.bankId === centralBankCode && row.date === date);
  const counters = own.filter((row) => row.bankId !== centralBankCode);
  const isPublished = counters.some((row) => row.date === date);
  const { best, inForce } = countersToday(currency, latestQuotes(counters), date);
  const compared = isPublished && best ? inForce : [];
  const isDemo =
    [central, ...compared].some((row) => row?.source === 'demo') ||
    (stored?.isDemo && stored.archived !== undefined);
  const point = {
    ...(isDemo && { isDemo }),
    ...(central && 'rate' in central && { central: central.rate }),
    ...(stored?.archived !== undefined && { archived: stored.archived }),
    ...(stored?.live !== undefined && { live: stored.live }),
    ...(isPublished &&
      best && {
        bestBuy: best.purchase.purchase.value.toNumber(),
        bestSell: best.sale.sale.value.toNumber(),
      }),
  };
  return Object.keys(point).length === 0 ? undefined : point;
}

/** The days whose history point may change with a row of a day: those on which its board is in force. */
export function pointDaysOf(date: RateDate): RateDate[] {
  const days: RateDate[] = [];
  for (let day = date; isInForce(date, day); day = addDays(day, 1)) days.push(day);
  return days;
}
