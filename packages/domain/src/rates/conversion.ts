import type { CurrencyCode, ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { type Decimal, decimal } from '../money/decimal.ts';

export interface ConversionRequest {
  readonly amount: number | Decimal;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  /** TND for one unit of a currency, or undefined when it has no rate. */
  readonly rateOf: (currency: ForeignCurrencyCode) => number | Decimal | undefined;
}

export type Conversion =
  | { readonly ok: true; readonly value: Decimal }
  | { readonly ok: false; readonly reason: 'no-rate'; readonly currency: ForeignCurrencyCode };

/** Converts through the dinar; a currency without a rate is told, never taken as 1 or 0. */
export function convert({ amount, from, to, rateOf }: ConversionRequest): Conversion {
  const start = decimal(amount);
  if (from === to) return { ok: true, value: start };
  const source = dinarsFor(from, rateOf);
  if (!source.ok) return source;
  const target = dinarsFor(to, rateOf);
  if (!target.ok) return target;
  return { ok: true, value: start.times(source.value).div(target.value) };
}

/** The home converter: amount × live rate, or amount ÷ live rate reversed; 0 without a live rate. */
export function homeConversion(
  amount: number | Decimal,
  liveRate: number | undefined,
  reversed: boolean,
): Decimal {
  if (!isUsable(liveRate)) return decimal(0);
  return reversed ? decimal(amount).div(decimal(liveRate)) : decimal(amount).times(liveRate);
}

function dinarsFor(currency: CurrencyCode, rateOf: ConversionRequest['rateOf']): Conversion {
  if (currency === 'TND') return { ok: true, value: decimal(1) };
  const rate = rateOf(currency);
  return isUsable(rate)
    ? { ok: true, value: decimal(rate) }
    : { ok: false, reason: 'no-rate', currency };
}

function isUsable<Rate extends number | Decimal>(rate: Rate | undefined): rate is Rate {
  if (rate === undefined || (typeof rate === 'number' && !Number.isFinite(rate))) return false;
  return decimal(rate).gt(0);
}
