import { correctRates, type RatesByDay } from '@dinar/domain/aggregates/correct-rates';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Timestamp } from 'firebase-admin/firestore';
import type { RateTransaction, RowQuery } from './rate-store.ts';
import { storedOverrides } from './stored-overrides.ts';
import { storedRates } from './stored-rates.ts';

/** Reads the active rates of a query, as corrected by staff by the day, and an instant at which they were so. */
export async function readRates(
  transaction: RateTransaction,
  query: RowQuery,
  today: RateDate,
): Promise<RatesByDay & { readonly readAt: Timestamp }> {
  const { date, fromDate = date, toDate = date } = query;
  const [{ documents, readAt }, overrides] = await Promise.all([
    transaction.findRows(query),
    transaction.findOverrides({ fromDate, toDate }),
  ]);
  const wanted = storedOverrides(overrides).filter(({ override: { key } }) =>
    (['currency', 'bankId'] as const).every(
      (field) => query[field] === undefined || query[field] === key[field],
    ),
  );
  return { ...correctRates(storedRates(documents), wanted, today), readAt };
}
