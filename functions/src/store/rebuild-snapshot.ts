import { deriveBankSnapshot } from '@dinar/domain/aggregates/derive-bank-snapshot';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { encodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { collection } from '@dinar/domain/documents/collections';
import { bankSnapshotId } from '@dinar/domain/rates/bank-snapshot';
import { activeRows } from './active-rows.ts';
import { isFresh } from './is-fresh.ts';
import type { Rebuild } from './rebuild.ts';
import { settleAggregate } from './settle-aggregate.ts';

/** One bank's snapshot of one day from its rows. */
export function snapshotRebuild({
  bankId,
  date,
}: {
  readonly bankId: BankCode;
  readonly date: RateDate;
}): Rebuild {
  return {
    path: `${collection.bankSnapshots}/${bankSnapshotId(bankId, date)}`,
    isFresh: ({ data }, since) => isFresh(data?.updatedAt, since),
    isSameMatter: () => true,
    async settle(transaction, stored) {
      const { documents, readAt } = await transaction.findRows({ bankId, date });
      const snapshot = deriveBankSnapshot(bankId, date, activeRows(documents));
      return settleAggregate(transaction, stored, snapshot && encodeBankSnapshot(snapshot), readAt);
    },
  };
}
