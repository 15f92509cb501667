import type { BankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type BankRate, bankRateId } from '../rates/bank-rate.ts';

/** What has to be recomputed after a write: boards by currency, bank snapshots, history points. */
export interface AffectedAggregates {
  readonly currencies: readonly ForeignCurrencyCode[];
  readonly snapshots: readonly { readonly date: RateDate; readonly bankId: BankCode }[];
  readonly points: readonly { readonly currency: ForeignCurrencyCode; readonly date: RateDate }[];
}

/** The aggregates a change of one rate can have changed; none when no active value changed. */
export function affectedAggregates(
  before: BankRate | undefined,
  after: BankRate | undefined,
): AffectedAggregates {
  const active = [before, after]
    .filter((rate) => rate !== undefined)
    .filter((rate) => rate.status === 1);
  const [first, second] = active;
  const rows = first && second && showsTheSame(first, second) ? [] : active;
  return {
    currencies: distinct(rows, (row) => row.currency).map((row) => row.currency),
    snapshots: distinct(rows, (row) => `${row.date}_${row.bankId}`).map(({ date, bankId }) => ({
      date,
      bankId,
    })),
    points: distinct(rows, (row) => `${row.date}_${row.currency}`).map(({ currency, date }) => ({
      currency,
      date,
    })),
  };
}

function showsTheSame(a: BankRate, b: BankRate): boolean {
  return (
    bankRateId(a) === bankRateId(b) &&
    a.purchaseRate === b.purchaseRate &&
    a.saleRate === b.saleRate &&
    a.source === b.source &&
    // Of two documents that say the same bank, day and currency the later fetched is shown.
    a.fetchedAt.getTime() === b.fetchedAt.getTime()
  );
}

function distinct(rows: readonly BankRate[], keyOf: (row: BankRate) => string): BankRate[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
