import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankQuote, BestRate, RatesStats } from '@dinar/domain/documents/rates-stats-document';
import { pageCurrencies } from '../pages/page-currencies.ts';
import type { PageContext, PageOf } from './page-context.ts';
import { isCurrent } from './reference-rate.ts';

export interface CurrencyQuote extends BankQuote {
  readonly currency: ForeignCurrencyCode;
}

/**
 * What the bank of a page quotes and may be shown today, the foremost currency first; the central
 * bank's one rate stands on both sides.
 */
export function bankQuotes({ page, rates, today }: PageContext<PageOf<'bank'>>): CurrencyQuote[] {
  return pageCurrencies(page).flatMap((currency) => {
    const quote = quoteOf(page.bank, rates.get(currency));
    return quote && isCurrent(quote.date, today) ? [{ ...quote, currency }] : [];
  });
}

function quoteOf(bank: BankCode, stats: RatesStats | undefined): BankQuote | undefined {
  if (bank !== centralBankCode) return stats?.banks.find(({ bankId }) => bankId === bank);
  if (!stats?.central) return undefined;
  const { value, date, source } = stats.central;
  return { bankId: bank, purchaseRate: value, saleRate: value, date, source };
}

/** The best rates of one currency; either may be a demonstration's. */
export interface BestRates {
  readonly buy: BestRate;
  readonly sell: BestRate;
  readonly date: RateDate;
  readonly isDemo: boolean;
}

/** The best rates that may be shown today; undefined without both of them. */
export function bestRates(stats: RatesStats | undefined, today: RateDate): BestRates | undefined {
  const { bestBuy: buy, bestSell: sell, date } = stats ?? {};
  if (!buy || !sell || date === undefined || !isCurrent(date, today)) return undefined;
  const isDemo = [buy, sell].some((best) => isDemoBank(stats, best.bankId));
  return { buy, sell, date, isDemo };
}

function isDemoBank(stats: RatesStats | undefined, bank: BankCode): boolean {
  return stats?.banks.find(({ bankId }) => bankId === bank)?.source === 'demo';
}
