import { bankNameOrder } from '../banks/bank-name.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import { currencyReceived, dinarsReceived, dinarsToPay } from '../rates/conversion.ts';
import type { CounterQuote, Counters } from './counters.ts';

/**
 * TND: the amount is in dinars and spent at the sale rate. SELECTED: the amount is in the selected currency
 * and sold at the purchase rate. BUY: the amount is in the selected currency and bought at the sale rate.
 */
export type ComparisonMode = 'TND' | 'SELECTED' | 'BUY';

/** The side of the board that a mode uses. */
export function sideOfMode(mode: ComparisonMode): 'purchase' | 'sale' {
  return mode === 'SELECTED' ? 'purchase' : 'sale';
}

/** Whether no bank in force has a better rate on the side that a mode uses. */
export function isBestOf(mode: ComparisonMode, row: ComparisonRow): boolean {
  return sideOfMode(mode) === 'purchase' ? row.isBestBuy : row.isBestSell;
}

/** The rank of a bank relative to the best board in force. */
export type GapStanding = 'best' | 'better' | 'worse';

/**
 * One line of the comparison. `amount` is in the currency obtained; in BUY mode it is the cost in dinars.
 * `gap` is unsigned. It is absent for an older board, and if fewer than three boards are in force, because
 * then no board is the best.
 */
export interface ComparisonRow<C extends ForeignCurrencyCode = ForeignCurrencyCode>
  extends CounterQuote<C> {
  readonly spread: Decimal;
  readonly amount: Decimal;
  readonly isInForce: boolean;
  readonly gap?: { readonly value: Decimal; readonly standing: GapStanding };
  readonly isBestBuy: boolean;
  readonly isBestSell: boolean;
}

const gapTolerance = decimal('1e-9');

/** Compares the boards in force for an amount, best first. Older boards follow and are not compared. */
export function compareCounters<C extends ForeignCurrencyCode>(
  counters: Counters<C>,
  mode: ComparisonMode,
  amount: number | Decimal,
): ComparisonRow<C>[] {
  const best = counters.best;
  const top = best && outcomeAt(mode, amount, best[sideOfMode(mode)]);
  const rowOf = (isInForce: boolean) => (quote: CounterQuote<C>) => {
    const own = outcomeAt(mode, amount, quote);
    return {
      ...quote,
      spread: quote.sale.value.minus(quote.purchase.value),
      amount: own,
      isInForce,
      ...(isInForce && top && { gap: gapBetween(mode, own, top) }),
      isBestBuy: isInForce && isTie(quote.purchase.value, best?.purchase.purchase.value),
      isBestSell: isInForce && isTie(quote.sale.value, best?.sale.sale.value),
    };
  };
  return [
    ...inOrder(counters.inForce, mode).map(rowOf(true)),
    ...inOrder(counters.older, mode).map(rowOf(false)),
  ];
}

/**
 * Classifies a signed gap: below 1e-9 it is the best; a negative gap is worse in TND mode, better otherwise.
 */
export function standingOfGap(mode: ComparisonMode, gap: Decimal): GapStanding {
  if (gap.abs().lt(gapTolerance)) return 'best';
  return gap.lt(0) === (mode === 'TND') ? 'worse' : 'better';
}

const byBankName = bankNameOrder('fr');

function inOrder<C extends ForeignCurrencyCode>(
  quotes: readonly CounterQuote<C>[],
  mode: ComparisonMode,
): CounterQuote<C>[] {
  return [...quotes].sort((a, b) => {
    const byRate =
      sideOfMode(mode) === 'sale'
        ? a.sale.value.cmp(b.sale.value)
        : b.purchase.value.cmp(a.purchase.value);
    return byRate || byBankName(a.bankId, b.bankId);
  });
}

/** Converts an amount at the price of a counter that the mode uses. */
export function outcomeAt(
  mode: ComparisonMode,
  amount: number | Decimal,
  { purchase, sale }: Pick<CounterQuote, 'purchase' | 'sale'>,
): Decimal {
  switch (mode) {
    case 'TND':
      return currencyReceived(amount, sale);
    case 'SELECTED':
      return dinarsReceived(amount, purchase);
    case 'BUY':
      return dinarsToPay(amount, sale);
  }
}

function gapBetween(mode: ComparisonMode, own: Decimal, top: Decimal) {
  const signed = mode === 'SELECTED' ? top.minus(own) : own.minus(top);
  return { value: signed.abs(), standing: standingOfGap(mode, signed) };
}

function isTie(rate: Decimal, best: Decimal | undefined): boolean {
  return best !== undefined && rate.minus(best).abs().lt(gapTolerance);
}
