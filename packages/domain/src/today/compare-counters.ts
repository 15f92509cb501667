import { bankNameOrder } from '../banks/bank-name.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import { currencyReceived, dinarsReceived, dinarsToPay } from '../rates/conversion.ts';
import type { CounterQuote, Counters } from './counters.ts';
import { type Intent, sideOfIntent } from './intent.ts';

/** Whether no bank in force has a better rate on the side that an intent uses. */
export function isBestOf(intent: Intent, row: ComparisonRow): boolean {
  return sideOfIntent(intent) === 'purchase' ? row.isBestBuy : row.isBestSell;
}

/** The rank of a bank relative to the best board in force. */
export type GapStanding = 'best' | 'better' | 'worse';

/**
 * One line of the comparison. `amount` is in the currency obtained; for an amount to buy it is the cost in dinars.
 * `gap` is unsigned. It is absent for an older board, and if fewer than three boards are in force, because
 * then no board is the best.
 */
export interface ComparisonRow extends CounterQuote {
  readonly spread: Decimal;
  readonly amount: Decimal;
  readonly isInForce: boolean;
  readonly gap?: { readonly value: Decimal; readonly standing: GapStanding };
  readonly isBestBuy: boolean;
  readonly isBestSell: boolean;
}

const gapTolerance = decimal('1e-9');

/** Compares the boards in force for an amount, best first. Older boards follow and are not compared. */
export function compareCounters(
  counters: Counters,
  intent: Intent,
  amount: number | Decimal,
): ComparisonRow[] {
  const best = counters.best;
  const top = best && outcomeAt(intent, amount, best[sideOfIntent(intent)]);
  const rowOf = (isInForce: boolean) => (quote: CounterQuote) => {
    const own = outcomeAt(intent, amount, quote);
    return {
      ...quote,
      spread: quote.sale.value.minus(quote.purchase.value),
      amount: own,
      isInForce,
      ...(isInForce && top && { gap: gapBetween(intent, own, top) }),
      isBestBuy: isInForce && isTie(quote.purchase.value, best?.purchase.purchase.value),
      isBestSell: isInForce && isTie(quote.sale.value, best?.sale.sale.value),
    };
  };
  return [
    ...inOrder(counters.inForce, intent).map(rowOf(true)),
    ...inOrder(counters.older, intent).map(rowOf(false)),
  ];
}

/**
 * Classifies a signed gap: below 1e-9 it is the best; a negative gap is worse for dinars to spend, better otherwise.
 */
export function standingOfGap(intent: Intent, gap: Decimal): GapStanding {
  if (gap.abs().lt(gapTolerance)) return 'best';
  return gap.lt(0) === (intent === 'spend') ? 'worse' : 'better';
}

const byBankName = bankNameOrder('fr');

function inOrder(quotes: readonly CounterQuote[], intent: Intent): CounterQuote[] {
  return [...quotes].sort((a, b) => {
    const byRate =
      sideOfIntent(intent) === 'sale'
        ? a.sale.value.cmp(b.sale.value)
        : b.purchase.value.cmp(a.purchase.value);
    return byRate || byBankName(a.bankId, b.bankId);
  });
}

/** Converts an amount at the price of a counter that an intent uses. */
export function outcomeAt(
  intent: Intent,
  amount: number | Decimal,
  { purchase, sale }: Pick<CounterQuote, 'purchase' | 'sale'>,
): Decimal {
  switch (intent) {
    case 'spend':
      return currencyReceived(amount, sale);
    case 'sell':
      return dinarsReceived(amount, purchase);
    case 'buy':
      return dinarsToPay(amount, sale);
  }
}

function gapBetween(intent: Intent, own: Decimal, top: Decimal) {
  const signed = intent === 'sell' ? top.minus(own) : own.minus(top);
  return { value: signed.abs(), standing: standingOfGap(intent, signed) };
}

function isTie(rate: Decimal, best: Decimal | undefined): boolean {
  return best !== undefined && rate.minus(best).abs().lt(gapTolerance);
}
