import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { judgeJump, judgeMid } from './near-reference.ts';
import { type Implausible, judgeDay, judgeMagnitude, judgePositive } from './plausible-rate.ts';
import { isRecent, type MarketRate } from './rate-references.ts';

/** The evidence by which a market rate of a currency is judged. */
export interface QuoteContext {
  readonly today: RateDate;
  readonly central?: { readonly value: number; readonly date: RateDate } | undefined;
  readonly live?: MarketRate | undefined;
}

/**
 * Judges a market rate by the central bank's of at most 7 days, else by the market's last of at most 7
 * days, else by its magnitude: where the central bank agrees, the market may have moved at will.
 */
export function judgeQuote(
  currency: ForeignCurrencyCode,
  { value, date }: MarketRate,
  { today, central, live }: QuoteContext,
): Implausible | undefined {
  const alone = judgePositive(value) ?? judgeDay(date, today);
  if (alone) return alone;
  if (central && isRecent(central.date, date)) {
    return judgeMid(value, { value: central.value, name: 'cours moyen de la BCT' });
  }
  if (live && isRecent(live.date, date)) return judgeJump(value, live.value);
  return judgeMagnitude(currency, value);
}
