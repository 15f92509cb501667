import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { HistoryPoint } from '../documents/rate-history-document.ts';
import type { BankRate } from '../rates/bank-rate.ts';
import { deriveBankBoard } from './derive-bank-board.ts';
import { deriveCentralRate } from './derive-central-rate.ts';

/**
 * One currency's history point of one day, from that day's rows; the live rate is not among them
 * and is kept from the stored point. Undefined when nothing is known of the day.
 */
export function deriveHistoryPoint(
  currency: ForeignCurrencyCode,
  date: RateDate,
  rows: Iterable<BankRate>,
  stored: HistoryPoint | undefined,
): HistoryPoint | undefined {
  const own = [...rows].filter((row) => row.currency === currency && row.date === date);
  const board = deriveBankBoard(own);
  const central = deriveCentralRate(own);
  const point = {
    ...(central && { central: central.value }),
    ...(stored?.live !== undefined && { live: stored.live }),
    ...(board.bestBuy && { bestBuy: board.bestBuy.rate }),
    ...(board.bestSell && { bestSell: board.bestSell.rate }),
  };
  return Object.keys(point).length === 0 ? undefined : point;
}
