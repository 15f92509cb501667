import type { RatesByDay } from '@dinar/domain/aggregates/correct-rates';
import {
  type BoardRates,
  deriveBoard,
  firstCountedDay,
  firstJudgedDay,
} from '@dinar/domain/aggregates/derive-currency-rates';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { LiveRate } from '@dinar/domain/rates/currency-rates';
import type { MarketRate } from '@dinar/domain/rates/rate-references';
import { markChanges, markRows } from '../rate-store/mark-rows.ts';
import type { RateTransaction, StoredDocument } from '../rate-store/rate-store.ts';
import { readRates } from '../rate-store/read-rates.ts';
import { readMarket } from './market-points.ts';
import { type Outcome, settleAggregate } from './settle-aggregate.ts';
import { statsFields } from './stats-fields.ts';

/** The input for deriving a currency's rows. */
interface StatsContext {
  readonly currency: ForeignCurrencyCode;
  readonly today: RateDate;
  readonly live: LiveRate | undefined;
  /** A market rate that is written to the history in the same transaction. */
  readonly written?: MarketRate;
}

/**
 * Recomputes `rates-stats` of a currency from its rows and judges them. The commit that leaves out a
 * suspect row also writes the problem to that row.
 */
export async function settleStats(
  transaction: RateTransaction,
  stored: StoredDocument,
  context: StatsContext,
): Promise<Outcome> {
  const { currency, today, live } = context;
  const query = { currency, status: 1, fromDate: firstCountedDay(today) } as const;
  const { readAt, ...rows } = await readRates(transaction, query, today);
  const rates = await deriveRates(transaction, rows, context);
  markRows(transaction, markChanges(rows.rates, rates, firstJudgedDay(today)), readAt);
  return settleAggregate(transaction, stored, statsFields(rates, live, stored.data), readAt);
}

// Reads the market's past only when a row has no other witness, which is rare.
async function deriveRates(
  transaction: RateTransaction,
  rows: RatesByDay,
  { currency, today, live, written }: StatsContext,
): Promise<BoardRates> {
  const rates = deriveBoard(rows, { today, live });
  if (!rates.dependsOnMarket) return rates;
  const known = await readMarket(transaction, currency, {
    from: firstCountedDay(today),
    to: today,
  });
  const pastMarket = written
    ? [...known.filter(({ date }) => date !== written.date), written]
    : known;
  return deriveBoard(rows, { today, live, pastMarket });
}
