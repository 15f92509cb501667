import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { Decimal } from '../money/decimal.ts';
import { fewestOfMedian, judgeJump, judgeMid, medianOf } from './near-reference.ts';
import { type Implausible, judgeDay, judgeMagnitude, judgePositive } from './plausible-rate.ts';
import { isRecent, type MarketRate } from './rate-references.ts';

/** The reference data for judging a market rate of a currency. */
export interface QuoteContext {
  readonly today: RateDate;
  readonly central?: { readonly value: number; readonly date: RateDate } | undefined;
  /** Returns the middles of the boards in force; called only without a recent central bank rate. */
  readonly boards?: () => readonly Decimal[];
  readonly live?: MarketRate | undefined;
}

/**
 * Judges a market rate by the central bank rate if that is at most 7 days old, else by the median of four or
 * more boards, else by the last market rate if that is at most 7 days old, else by its magnitude. If the central
 * bank rate agrees, a jump of any size against the last market rate is accepted.
 */
export function judgeQuote(
  currency: ForeignCurrencyCode,
  { value, date }: MarketRate,
  { today, central, boards, live }: QuoteContext,
): Implausible | undefined {
  const alone = judgePositive(value) ?? judgeDay(date, today);
  if (alone) return alone;
  if (central && isRecent(central.date, date)) {
    return judgeMid(value, { value: central.value, name: 'cours moyen de la BCT' });
  }
  const middles = boards?.() ?? [];
  const median = middles.length < fewestOfMedian ? undefined : medianOf(middles);
  if (median) return judgeMid(value, { value: median.toNumber(), name: 'milieu des banques' });
  if (live && isRecent(live.date, date)) return judgeJump(value, live.value);
  return judgeMagnitude(currency, value);
}
