import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { collection } from '@dinar/domain/documents/collections';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { isFresh } from './is-fresh.ts';
import { readBoardRows } from './read-board-rows.ts';
import { type Outcome, settleAggregate } from './settle-aggregate.ts';
import { statsFields } from './stats-fields.ts';

/** Recomputes `rates-stats/{currency}` from its rows in one transaction, the live rate kept. */
export function rebuildStats(
  db: Firestore,
  currency: ForeignCurrencyCode,
  changedAt?: Timestamp,
): Promise<Outcome> {
  const ref = db.collection(collection.ratesStats).doc(currency);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (isFresh(stored, changedAt)) return 'unchanged';
    const { rows, readAt } = await readBoardRows(transaction, db, currency);
    const fields = statsFields(currency, rows, stored.data());
    return settleAggregate(transaction, stored, fields, readAt);
  });
}
