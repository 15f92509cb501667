import {
  deriveCurrencyRates,
  firstCountedDay,
  firstJudgedDay,
} from '@dinar/domain/aggregates/derive-currency-rates';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { LiveRate } from '@dinar/domain/rates/currency-rates';
import { storedRates } from './active-rows.ts';
import { markChanges, markRows } from './mark-rows.ts';
import type { RateTransaction, StoredDocument } from './rate-store.ts';
import { type Outcome, settleAggregate } from './settle-aggregate.ts';
import { statsFields } from './stats-fields.ts';

/** What a currency's rows are derived with. */
export interface StatsContext {
  readonly currency: ForeignCurrencyCode;
  readonly today: RateDate;
  readonly live: LiveRate | undefined;
}

/**
 * Makes `rates-stats` of a currency what its rows say, and judges them on the way: a suspect row bears
 * its problem from the commit on that leaves it out.
 */
export async function settleStats(
  transaction: RateTransaction,
  stored: StoredDocument,
  { currency, today, live }: StatsContext,
): Promise<Outcome> {
  const { documents, readAt } = await transaction.findRows({
    currency,
    status: 1,
    fromDate: firstCountedDay(today),
  });
  const rows = storedRates(documents);
  const rates = deriveCurrencyRates(
    rows.map(({ rate }) => rate),
    { today, live },
  );
  markRows(transaction, markChanges(rows, rates, firstJudgedDay(today)), readAt);
  return settleAggregate(transaction, stored, statsFields(rates, live), readAt);
}
