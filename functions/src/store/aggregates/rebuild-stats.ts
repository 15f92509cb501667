import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { isFresh, type Rebuild } from './rebuild.ts';
import { settleStats } from './settle-stats.ts';
import { storedLive } from './stats-fields.ts';

/**
 * Returns the rebuild of `rates-stats/{currency}` from its rows, which keeps the live rate. `today` is the
 * day of the read unless given.
 */
export function statsRebuild(currency: ForeignCurrencyCode, today?: RateDate): Rebuild {
  const path = `${collection.ratesStats}/${currency}`;
  return {
    key: path,
    path,
    isFresh: ({ data }, since) => isFresh(data?.updatedAt, since),
    wroteLast: () => true,
    settle: (transaction, stored) =>
      settleStats(transaction, stored, {
        currency,
        today: today ?? utcDay(stored.readAt.toDate()),
        live: storedLive(currency, stored.data),
      }),
  };
}
