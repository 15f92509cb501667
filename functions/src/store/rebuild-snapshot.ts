import { deriveBankSnapshot } from '@dinar/domain/aggregates/derive-bank-snapshot';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { bankSnapshotId, encodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { collection } from '@dinar/domain/documents/collections';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { activeRows } from './active-rows.ts';
import { isFresh } from './is-fresh.ts';
import { type Outcome, settleAggregate } from './settle-aggregate.ts';

/** Recomputes one bank's snapshot of one day from its rows in one transaction. */
export function rebuildSnapshot(
  db: Firestore,
  { bankId, date }: { readonly bankId: BankCode; readonly date: RateDate },
  changedAt?: Timestamp,
): Promise<Outcome> {
  const ref = db.collection(collection.bankSnapshots).doc(bankSnapshotId(bankId, date));
  const rowsOfDay = db
    .collection(collection.bankRates)
    .where('bankId', '==', bankId)
    .where('date', '==', date);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (isFresh(stored, changedAt)) return 'unchanged';
    const { docs, readTime } = await transaction.get(rowsOfDay);
    const snapshot = deriveBankSnapshot(bankId, date, activeRows(docs));
    const fields = snapshot && encodeBankSnapshot(snapshot);
    return settleAggregate(transaction, stored, fields, readTime);
  });
}
