import type { BankCode } from '../banks/bank-code.ts';
import { centralBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { latestPublishedDay } from '../days/published-day.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { RatesStats } from '../documents/rates-stats-document.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import type { RateSource } from './bank-rate.ts';
import { counterRate } from './counter-rate.ts';

/** The banks the converter offers by name, beside the mean of all. */
export const converterBanks = ['ATBK', 'BCTN', 'BIAT', 'STBK'] as const satisfies BankCode[];

/** What a rate of the converter rests on. */
export type RateBasis =
  | { readonly kind: 'mean'; readonly bankCount: number }
  | { readonly kind: 'bank'; readonly bank: BankCode }
  | { readonly kind: 'central' }
  | { readonly kind: 'live' };

/** The rate the converter takes for a currency: TND for one unit, not rounded. */
export interface ConverterRate {
  readonly currency: ForeignCurrencyCode;
  readonly value: Decimal;
  readonly date: RateDate;
  readonly basis: RateBasis;
  /** The one source of the rate, or the several of a mean, each once. */
  readonly sources: readonly RateSource[];
  /** The bank that was asked for and has no rate of this currency. */
  readonly lackingBank?: BankCode;
}

/**
 * The rate for a currency: the chosen bank's, else the mean of the banks of the latest day, else the
 * live or the central one where no bank quotes; none is more than 7 days old.
 */
export function converterRate(
  stats: RatesStats,
  bank: BankCode | undefined,
  today: RateDate,
): ConverterRate | undefined {
  const chosen = bank && rateOfBank(stats, bank, today);
  if (chosen) return chosen;
  const general = meanRate(stats, today) ?? genericRate(stats, today);
  return general && bank ? { ...general, lackingBank: bank } : general;
}

function rateOfBank(stats: RatesStats, bank: BankCode, today: RateDate): ConverterRate | undefined {
  if (bank === centralBankCode) return singleRate(stats, 'central', today);
  const quote = stats.banks.find(({ bankId }) => bankId === bank);
  const value = quote && counterRate(quote);
  if (!quote || value === undefined || !isCurrent(quote.date, today)) return undefined;
  return {
    currency: stats.currency,
    value: decimal(value),
    date: quote.date,
    basis: { kind: 'bank', bank },
    sources: [quote.source],
  };
}

function meanRate(stats: RatesStats, today: RateDate): ConverterRate | undefined {
  const { currency, date, banks } = stats;
  if (date === undefined || !isCurrent(date, today)) return undefined;
  const ofDay = banks.filter((quote) => quote.date === date && quote.bankId !== centralBankCode);
  const values = ofDay.map(counterRate).filter((value) => value !== undefined);
  if (values.length === 0) return undefined;
  const total = values.reduce((sum, value) => sum.plus(value), decimal(0));
  return {
    currency,
    value: total.div(values.length),
    date,
    basis: { kind: 'mean', bankCount: values.length },
    sources: [...new Set(ofDay.map(({ source }) => source))],
  };
}

function genericRate(stats: RatesStats, today: RateDate): ConverterRate | undefined {
  return singleRate(stats, 'live', today) ?? singleRate(stats, 'central', today);
}

function singleRate(
  stats: RatesStats,
  kind: 'live' | 'central',
  today: RateDate,
): ConverterRate | undefined {
  const rate = stats[kind];
  if (!rate || !isCurrent(rate.date, today)) return undefined;
  const { value, date, source } = rate;
  return {
    currency: stats.currency,
    value: decimal(value),
    date,
    basis: { kind },
    sources: [source],
  };
}

function isCurrent(date: RateDate, today: RateDate): boolean {
  return latestPublishedDay([date], today) !== undefined;
}
