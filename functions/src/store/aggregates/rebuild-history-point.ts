import { deriveHistoryPoint } from '@dinar/domain/aggregates/derive-history-point';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { firstDayInForce } from '@dinar/domain/days/in-force';
import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { historyPointKey, rateHistoryId } from '@dinar/domain/documents/rate-history-document';
import type { StoredDocument } from '../rate-store/rate-store.ts';
import { readRates } from '../rate-store/read-rates.ts';
import { settleHistoryPoint, storedPoint } from './history-point.ts';
import { isFresh, type Rebuild } from './rebuild.ts';

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
    pointDate: date,
    isFresh: (stored, since) =>
      isFuture(date, stored) || (readLast(stored, day) && isFresh(stored.data?.lastRead.at, since)),
    wroteLast: (stored) => readLast(stored, day),
    async settle(transaction, stored) {
      const today = utcDay(stored.readAt.toDate());
      const active = { currency, status: 1 } as const;
      const { rates: own, readAt } = await readRates(transaction, { ...active, date }, today);
      // Without a row of its day a point has no rate of rows: a Saturday does not read Friday's board.
      const before = { fromDate: firstDayInForce(date), toDate: addDays(date, -1) };
      const earlier =
        own.length > 0 && (await readRates(transaction, { ...active, ...before }, today));
      const known = storedPoint(stored, date);
      const rows = earlier && date <= today ? [...own, ...earlier.rates] : [];
      const point = deriveHistoryPoint(
        currency,
        date,
        rows.map(({ rate }) => rate),
        known,
      );
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
