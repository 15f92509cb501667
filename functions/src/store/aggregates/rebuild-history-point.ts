import { deriveHistoryPoint } from '@dinar/domain/aggregates/derive-history-point';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { firstDayInForce } from '@dinar/domain/days/in-force';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { historyPointKey, rateHistoryId } from '@dinar/domain/documents/rate-history-document';
import type { StoredDocument } from '../rate-store/rate-store.ts';
import { readRates } from '../rate-store/read-rates.ts';
import { settleHistoryPoint, storedPoint } from './history-point.ts';
import { isFresh } from './is-fresh.ts';
import type { Rebuild } from './rebuild.ts';

/**
 * Returns the rebuild of one day's point of a currency's year, which keeps the live rate; a future day has
 * no point. The days of a year share a document, which records the day of its last write. Only that day can
 * be fresh or too early, so that backfilling a whole year is not limited to one day a second.
 */
export function historyPointRebuild({
  currency,
  date,
}: {
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
}): Rebuild {
  const day = historyPointKey(date);
  const path = `${collection.rateHistory}/${rateHistoryId(currency, date)}`;
  return {
    key: `${path}/${day}`,
    path,
    isFresh: (stored, since) =>
      isFuture(date, stored) || (readLast(stored, day) && isFresh(stored.data?.lastRead.at, since)),
    wroteLast: (stored) => readLast(stored, day),
    async settle(transaction, stored) {
      const today = utcDay(stored.readAt.toDate());
      const span = { fromDate: firstDayInForce(date), toDate: date };
      const query = { currency, status: 1, ...span } as const;
      const { rates, readAt } = await readRates(transaction, query, today);
      const known = storedPoint(stored, date);
      const rows = date > today ? [] : rates.map(({ rate }) => rate);
      const point = deriveHistoryPoint(currency, date, rows, known);
      const wanted = { date, point, read: { day, at: readAt } };
      return settleHistoryPoint(transaction, stored, wanted, readAt);
    },
  };
}

function readLast({ data }: StoredDocument, day: string): boolean {
  return data?.lastRead?.day === day;
}

function isFuture(date: RateDate, { readAt }: StoredDocument): boolean {
  return date > utcDay(readAt.toDate());
}
