import { type Decimal, roundShown } from '../money/decimal.ts';
import {
  type ComparisonMode,
  type ComparisonRow,
  compareCounters,
  outcomeAt,
} from './compare-counters.ts';
import type { CounterMean, Counters } from './counters.ts';

/**
 * A summary of the ranking of the boards in force; `atMean` is in the currency obtained, or the cost in
 * dinars.
 */
export interface RankingSummary {
  /** The best and the worst bank; absent below three boards in force. */
  readonly ends?: { readonly best: ComparisonRow; readonly worst: ComparisonRow };
  readonly mean: CounterMean;
  readonly atMean: Decimal;
  /** Absent if the loss rounds to 0 at 2 decimals of a percent. */
  readonly roundTrip?: RoundTrip;
}

/**
 * The loss in dinars of buying an amount and selling it again at the mean rates, and its share of the price
 * paid.
 */
export interface RoundTrip {
  readonly dinars: Decimal;
  readonly percent: Decimal;
}

/** The summary of the ranking for an amount; undefined if no board is in force. */
export function rankingSummary(
  counters: Counters,
  mode: ComparisonMode,
  amount: Decimal,
): RankingSummary | undefined {
  const { mean } = counters;
  if (!mean) return undefined;
  const rows = compareCounters(counters, mode, amount).filter(({ isInForce }) => isInForce);
  const [best, worst] = [rows[0], rows.at(-1)];
  const trip = roundTrip(mean, mode, amount);
  return {
    ...(counters.best && best && worst && { ends: { best, worst } }),
    mean,
    atMean: outcomeAt(mode, amount, mean),
    ...(roundShown(trip.percent, 2).gt(0) && { roundTrip: trip }),
  };
}

function roundTrip(
  { purchase, sale }: CounterMean,
  mode: ComparisonMode,
  amount: Decimal,
): RoundTrip {
  const share = sale.value.minus(purchase.value).div(sale.value);
  const paid = mode === 'TND' ? amount : amount.times(sale.value);
  return { dinars: paid.times(share), percent: share.times(100) };
}
