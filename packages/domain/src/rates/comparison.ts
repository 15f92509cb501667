import { compareBankNames } from '../banks/bank.ts';
import { centralBankCode } from '../banks/bank-code.ts';
import { maxAgeDays } from '../days/published-day.ts';
import { daysBetween, type RateDate } from '../days/rate-date.ts';
import type { BankQuote, BestRate } from '../documents/rates-stats-document.ts';
import { type Decimal, decimal } from '../money/decimal.ts';

/** TND: the amount is in dinars, to spend at the sale rate; SELECTED: in the selected currency. */
export type ComparisonMode = 'TND' | 'SELECTED';

export type GapStanding = 'best' | 'better' | 'worse';

/** One line of the comparison: `amount` and `gap` are in the currency obtained, `gap` unsigned. */
export interface ComparisonRow extends BankQuote {
  readonly spread: Decimal;
  readonly amount: Decimal;
  readonly gap: Decimal;
  readonly standing: GapStanding | 'stale';
  readonly isBestBuy: boolean;
  readonly isBestSell: boolean;
}

export interface ComparisonRequest {
  readonly quotes: readonly BankQuote[];
  readonly latestDay: RateDate;
  readonly mode: ComparisonMode;
  readonly amount: number | Decimal;
}

const gapTolerance = decimal('1e-9');

/**
 * Compares the banks, best first. Rows of an earlier day are kept up to 7 days and marked stale:
 * they are never best. Should no row be of the latest day, gaps are told from the best stale one.
 */
export function compareBanks(request: ComparisonRequest): ComparisonRow[] {
  const { quotes, latestDay, mode } = request;
  const amount = decimal(request.amount);
  const shown = counters(quotes).filter((quote) => isShown(quote.date, latestDay));
  const fresh = shown.filter((quote) => quote.date === latestDay);
  const buy = bestBuy(fresh)?.rate;
  const sell = bestSell(fresh)?.rate;
  const [reference] = inOrder(fresh.length > 0 ? fresh : shown, mode);
  if (reference === undefined) return [];
  return inOrder(shown, mode).map((quote) => {
    const isFresh = quote.date === latestDay;
    const gap = signedGap(mode, amount, quote, reference);
    return {
      ...quote,
      spread: decimal(quote.saleRate).minus(quote.purchaseRate),
      amount: obtained(mode, amount, quote),
      gap: gap.abs(),
      standing: isFresh ? standingOfGap(mode, gap) : 'stale',
      isBestBuy: isFresh && isTie(quote.purchaseRate, buy),
      isBestSell: isFresh && isTie(quote.saleRate, sell),
    };
  });
}

/** The highest purchase rate among quotes of one day, the first bank by name on a tie. */
export function bestBuy(quotes: readonly BankQuote[]): BestRate | undefined {
  const [best] = inOrder(counters(quotes), 'SELECTED');
  return best && { bankId: best.bankId, rate: best.purchaseRate };
}

/** The lowest sale rate among quotes of one day, the first bank by name on a tie. */
export function bestSell(quotes: readonly BankQuote[]): BestRate | undefined {
  const [best] = inOrder(counters(quotes), 'TND');
  return best && { bankId: best.bankId, rate: best.saleRate };
}

/** Marks a signed gap: below 1e-9 is best; a negative one is worse in TND mode, better otherwise. */
export function standingOfGap(mode: ComparisonMode, gap: Decimal): GapStanding {
  if (gap.abs().lt(gapTolerance)) return 'best';
  return gap.lt(0) === (mode === 'TND') ? 'worse' : 'better';
}

function counters(quotes: readonly BankQuote[]): BankQuote[] {
  return quotes.filter((quote) => quote.bankId !== centralBankCode);
}

function isShown(day: RateDate, latestDay: RateDate): boolean {
  const ageDays = daysBetween(day, latestDay);
  return ageDays >= 0 && ageDays <= maxAgeDays;
}

function inOrder(quotes: readonly BankQuote[], mode: ComparisonMode): BankQuote[] {
  return [...quotes].sort((a, b) => {
    const byRate = mode === 'TND' ? a.saleRate - b.saleRate : b.purchaseRate - a.purchaseRate;
    return byRate || compareBankNames(a.bankId, b.bankId);
  });
}

function obtained(mode: ComparisonMode, amount: Decimal, quote: BankQuote): Decimal {
  return mode === 'TND' ? amount.div(quote.saleRate) : amount.times(quote.purchaseRate);
}

function signedGap(
  mode: ComparisonMode,
  amount: Decimal,
  quote: BankQuote,
  best: BankQuote,
): Decimal {
  const own = obtained(mode, amount, quote);
  const top = obtained(mode, amount, best);
  return mode === 'TND' ? own.minus(top) : top.minus(own);
}

function isTie(rate: number, best: number | undefined): boolean {
  return best !== undefined && decimal(rate).minus(best).abs().lt(gapTolerance);
}
