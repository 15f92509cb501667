import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { type Decimal, roundShown } from '../money/decimal.ts';
import type { BoardOfToday } from './board-of-today.ts';
import { type ComparisonRow, compareCounters, isBestOf, outcomeAt } from './compare-counters.ts';
import { comparedAmount } from './compared-amount.ts';
import type { ConversionRequest } from './conversion-today.ts';
import type { CounterMean, Counters } from './counters.ts';
import { type Intent, intentOf } from './intent.ts';

/** The boards in force, ranked for a conversion from or to the dinar. */
export interface Ranking {
  readonly currency: ForeignCurrencyCode;
  readonly intent: Intent;
  readonly counters: Counters;
  /** The amount of the rows and of `atMean`: 1 000 where the payouts of the asked amount look alike. */
  readonly amount: Decimal;
  /** Boards in force, the best first. */
  readonly rows: readonly ComparisonRow[];
  /** The banks that share the first place; empty below three boards. */
  readonly best: readonly ComparisonRow[];
  readonly mean: CounterMean;
  readonly atMean: Decimal;
}

/** The currency of a conversion from or to the dinar; undefined between two other currencies. */
export function dinarPairOf({
  from,
  to,
}: Pick<ConversionRequest, 'from' | 'to'>): ForeignCurrencyCode | undefined {
  const [currency, dinar] = to === 'TND' ? [from, to] : [to, from];
  return currency === 'TND' || dinar !== 'TND' ? undefined : currency;
}

/** Ranks the boards in force for a conversion; undefined if there is none. */
export function rankingFor(request: ConversionRequest, board: BoardOfToday): Ranking | undefined {
  const currency = dinarPairOf(request);
  const counters = currency && board.currencies.get(currency)?.counters;
  if (!currency || !counters?.mean) return undefined;
  const { mean } = counters;
  const intent = intentOf(request);
  const amount = comparedAmount(counters, intent, request.amount);
  const rows = compareCounters(counters, intent, amount).filter(({ isInForce }) => isInForce);
  const best = rows.filter((row) => isBestOf(intent, row));
  return {
    currency,
    intent,
    counters,
    amount,
    rows,
    best,
    mean,
    atMean: outcomeAt(intent, amount, mean),
  };
}

/**
 * The loss in dinars of buying an amount and selling it again at the mean rates, and its share of the price
 * paid.
 */
export interface RoundTrip {
  readonly dinars: Decimal;
  readonly percent: Decimal;
}

/** The loss of a round trip; undefined if it rounds to 0 at 2 decimals of a percent. */
export function roundTripOf(
  { intent, mean: { purchase, sale } }: Pick<Ranking, 'intent' | 'mean'>,
  amount: Decimal,
): RoundTrip | undefined {
  const share = sale.value.minus(purchase.value).div(sale.value);
  const percent = share.times(100);
  if (!roundShown(percent, 2).gt(0)) return undefined;
  const paid = intent === 'spend' ? amount : amount.times(sale.value);
  return { dinars: paid.times(share), percent };
}
