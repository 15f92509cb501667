import type { BankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type BankRate, type BankRateKey, bankRateId } from '../rates/bank-rate.ts';
import { pointDaysOf } from './derive-history-point.ts';
import { sameContent } from './same-content.ts';

/** The aggregates to recompute after a write: boards by currency, bank snapshots, history points. */
export interface AffectedAggregates {
  /** The days of the changed rows; the other rows of these days may have to be judged again. */
  readonly days: readonly { readonly currency: ForeignCurrencyCode; readonly date: RateDate }[];
  readonly currencies: readonly ForeignCurrencyCode[];
  readonly snapshots: readonly { readonly date: RateDate; readonly bankId: BankCode }[];
  readonly points: readonly { readonly currency: ForeignCurrencyCode; readonly date: RateDate }[];
}

/** The aggregates that a change of one rate may have changed; none if no active value changed. */
export function affectedAggregates(
  before: BankRate | undefined,
  after: BankRate | undefined,
): AffectedAggregates {
  const active = [before, after]
    .filter((rate) => rate !== undefined)
    .filter((rate) => rate.status === 1);
  const [first, second] = active;
  // Of two documents with one bank, day and currency, the one fetched later is shown, so the instant matters.
  const rows =
    first && second && bankRateId(first) === bankRateId(second) && sameContent(first, second)
      ? []
      : active;
  return aggregatesOf(rows);
}

/** The aggregates that may contain rates with these keys. */
export function aggregatesOf(rows: readonly BankRateKey[]): AffectedAggregates {
  const points = rows.flatMap(({ currency, date }) =>
    pointDaysOf(date).map((day) => ({ currency, date: day })),
  );
  return {
    days: distinct(
      rows.map(({ currency, date }) => ({ currency, date })),
      ({ currency, date }) => `${date}_${currency}`,
    ),
    currencies: distinct(rows, (row) => row.currency).map((row) => row.currency),
    snapshots: distinct(rows, (row) => `${row.date}_${row.bankId}`).map(({ date, bankId }) => ({
      date,
      bankId,
    })),
    points: distinct(points, ({ currency, date }) => `${date}_${currency}`),
  };
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}
