import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { CentralRate } from '@dinar/domain/documents/rates-stats-document';
import type { Decimal } from '@dinar/domain/money/decimal';
import { convert } from '@dinar/domain/rates/conversion';
import type { CurrencyPair } from '../pages/page.ts';
import type { RatesByCurrency } from './rates-by-currency.ts';
import { referenceRate } from './reference-rate.ts';

/** The answer of a conversion page; `date` is the day of the older rate it rests on. */
export interface ReferenceConversion {
  readonly result: Decimal;
  readonly date: RateDate;
  readonly isDemo: boolean;
}

/** Converts at the reference rates; undefined when a rate is missing. */
export function referenceConversion(
  { amount, from, to }: CurrencyPair,
  rates: RatesByCurrency,
  today: RateDate,
): ReferenceConversion | undefined {
  const quote = (code: CurrencyCode): CentralRate | undefined =>
    code === 'TND' ? undefined : referenceRate(rates.get(code), today);
  const conversion = convert({ amount, from, to, rateOf: (code) => quote(code)?.value });
  const used = [quote(from), quote(to)].filter((rate) => rate !== undefined);
  const date = used.map((rate) => rate.date).sort()[0];
  if (!conversion.ok || date === undefined) return undefined;
  return {
    result: conversion.value,
    date,
    isDemo: used.some((rate) => rate.source === 'demo'),
  };
}
