import { deriveHistoryPoint } from '@dinar/domain/aggregates/derive-history-point';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { historyPointKey, rateHistoryId } from '@dinar/domain/documents/rate-history-document';
import type { Firestore } from 'firebase-admin/firestore';
import { activeRows } from './active-rows.ts';
import { settleHistoryPoint, storedPoint } from './history-point.ts';
import type { Outcome } from './settle-aggregate.ts';

/** Recomputes one day's point of a currency's year in one transaction, its live rate kept. */
export function rebuildHistoryPoint(
  db: Firestore,
  { currency, date }: { readonly currency: ForeignCurrencyCode; readonly date: RateDate },
): Promise<Outcome> {
  const ref = db.collection(collection.rateHistory).doc(rateHistoryId(currency, date));
  const rowsOfDay = db
    .collection(collection.bankRates)
    .where('currency', '==', currency)
    .where('date', '==', date);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const { docs, readTime } = await transaction.get(rowsOfDay);
    const known = storedPoint(stored, date);
    const point = deriveHistoryPoint(currency, date, activeRows(docs), known);
    return settleHistoryPoint(transaction, stored, historyPointKey(date), point, readTime);
  });
}
