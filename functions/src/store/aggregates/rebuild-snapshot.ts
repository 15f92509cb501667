import { deriveBankSnapshot } from '@dinar/domain/aggregates/derive-bank-snapshot';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { encodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { collection } from '@dinar/domain/documents/collections';
import { bankSnapshotId } from '@dinar/domain/rates/bank-snapshot';
import { readRates } from '../rate-store/read-rates.ts';
import { isFresh, type Rebuild } from './rebuild.ts';
import { settleAggregate } from './settle-aggregate.ts';

/** Returns the rebuild of one bank's snapshot of one day from its rows. */
export function snapshotRebuild({
  bankId,
  date,
}: {
  readonly bankId: BankCode;
  readonly date: RateDate;
}): Rebuild {
  const path = `${collection.bankSnapshots}/${bankSnapshotId(bankId, date)}`;
  return {
    key: path,
    path,
    isFresh: ({ data }, since) => isFresh(data?.updatedAt, since),
    wroteLast: () => true,
    async settle(transaction, stored) {
      const today = utcDay(stored.readAt.toDate());
      const { rates, readAt } = await readRates(transaction, { bankId, date }, today);
      const rows = rates.map(({ rate }) => rate);
      const snapshot = deriveBankSnapshot(bankId, date, rows);
      return settleAggregate(transaction, stored, snapshot && encodeBankSnapshot(snapshot), readAt);
    },
  };
}
