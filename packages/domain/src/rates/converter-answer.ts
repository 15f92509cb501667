import type { BankCode } from '../banks/bank-code.ts';
import type { CurrencyCode, ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { RatesStats } from '../documents/rates-stats-document.ts';
import type { Decimal } from '../money/decimal.ts';
import { convert } from './conversion.ts';
import { type ConverterRate, converterRate } from './converter-rate.ts';

export interface ConverterRequest {
  readonly amount: Decimal;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  /** The bank whose rates are wanted; the mean of all without one. */
  readonly bank?: BankCode | undefined;
  readonly rates: ReadonlyMap<ForeignCurrencyCode, RatesStats>;
  readonly today: RateDate;
}

/** `value` and `unitValue` (what one unit comes to) are not rounded; `rates` are those used. */
export type ConverterAnswer =
  | {
      readonly kind: 'converted';
      readonly value: Decimal;
      readonly unitValue: Decimal;
      readonly rates: readonly ConverterRate[];
    }
  | { readonly kind: 'no-rate'; readonly currency: ForeignCurrencyCode };

/** Converts as the converter's page does, and tells which rates it took. */
export function converterAnswer(request: ConverterRequest): ConverterAnswer {
  const { amount, from, to, bank, today } = request;
  const used: ConverterRate[] = [];
  const rateOf = (currency: ForeignCurrencyCode) => {
    const stats = request.rates.get(currency);
    const rate = stats && converterRate(stats, bank, today);
    if (rate) used.push(rate);
    return rate?.value;
  };
  const unit = convert({ amount: 1, from, to, rateOf });
  if (!unit.ok) return { kind: 'no-rate', currency: unit.currency };
  const taken = new Map(used.map((rate) => [rate.currency, rate.value]));
  const whole = convert({ amount, from, to, rateOf: (currency) => taken.get(currency) });
  if (!whole.ok) return { kind: 'no-rate', currency: whole.currency };
  return { kind: 'converted', value: whole.value, unitValue: unit.value, rates: used };
}

/** Whether any currency has a rate that the converter may use today. */
export function hasConverterRates({ rates, today }: Pick<ConverterRequest, 'rates' | 'today'>) {
  return [...rates.values()].some((stats) => converterRate(stats, undefined, today) !== undefined);
}
