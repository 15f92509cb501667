import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { collection } from '@dinar/domain/documents/collections';
import { isFresh } from './is-fresh.ts';
import { readBoardRows } from './read-board-rows.ts';
import type { Rebuild } from './rebuild.ts';
import { settleAggregate } from './settle-aggregate.ts';
import { statsFields } from './stats-fields.ts';

/** `rates-stats/{currency}` from its rows, the live rate kept. */
export function statsRebuild(currency: ForeignCurrencyCode): Rebuild {
  return {
    path: `${collection.ratesStats}/${currency}`,
    isFresh: ({ data }, since) => isFresh(data?.updatedAt, since),
    isSameMatter: () => true,
    async settle(transaction, stored) {
      const { rows, readAt } = await readBoardRows(transaction, currency);
      const fields = statsFields(currency, rows, stored.data);
      return settleAggregate(transaction, stored, fields, readAt);
    },
  };
}
