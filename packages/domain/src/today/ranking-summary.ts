import type { Decimal } from '../money/decimal.ts';
import {
  type ComparisonMode,
  type ComparisonRow,
  compareCounters,
  outcomeAt,
} from './compare-counters.ts';
import type { CounterMean, Counters } from './counters.ts';

/** A ranking of the boards in force in a few numbers; in the currency obtained, for a purchase in dinars. */
export interface RankingSummary {
  /** The two ends of the ranking; absent below three boards in force. */
  readonly ends?: { readonly best: ComparisonRow; readonly worst: ComparisonRow };
  readonly mean: CounterMean;
  readonly atMean: Decimal;
  /** Absent where it is none, to 2 decimals of a percent. */
  readonly roundTrip?: RoundTrip;
}

/** The loss in dinars of an amount bought and sold again at the means, and its share of what was paid. */
export interface RoundTrip {
  readonly dinars: Decimal;
  readonly percent: Decimal;
}

/** The summary of the banks' answers for an amount; undefined where no board is in force. */
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
    ...(trip.percent.round(2).gt(0) && { roundTrip: trip }),
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
