import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatShortDay } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import type { CounterQuote } from '@dinar/domain/today/counters';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { pageCurrencies } from '../pages/page-currencies.ts';
import { bestBanks } from '../texts/rates/equal-banks.ts';
import type { PageContext } from './page-context.ts';

/** The quotes of the bank of a page that may be shown today, the main currency first. */
export function bankQuotes({ page, board }: PageContext<'bank' | 'bank-currency'>): CounterQuote[] {
  return pageCurrencies(page).flatMap((currency) => {
    const { inForce = [], older = [] } = board.currencies.get(currency)?.counters ?? {};
    return [...inForce, ...older].find(({ bankId }) => bankId === page.bank) ?? [];
  });
}

/** The mid rates of the central bank, the main currency first. */
export function centralRates({ page, board }: PageContext): ReferenceRate[] {
  return pageCurrencies(page).flatMap((code) => board.currencies.get(code)?.central ?? []);
}

/** Both prices of a quote and its day, in words. */
export function sidesOn({ purchase, sale, day }: CounterQuote, locale: Locale) {
  return {
    purchase: formatTableRate(purchase.value, locale),
    sale: formatTableRate(sale.value, locale),
    day: formatShortDay(day, locale),
  };
}

/** A mid rate and its day, in words. */
export function midOn({ rate }: ReferenceRate, locale: Locale) {
  return { rate: formatTableRate(rate.value, locale), day: formatShortDay(rate.day, locale) };
}

/** The best rates in force for one currency, formatted; either may come from a demonstration. */
export interface BestRates {
  /** The highest purchase rate, and the bank that pays it or how many do. */
  readonly buy: string;
  readonly buyer: string;
  /** The lowest sale rate, and its bank or their number. */
  readonly sell: string;
  readonly seller: string;
  /** The earlier of the days of the two rates. */
  readonly day: RateDate;
  readonly isDemo: boolean;
}

/** The best rates of a currency; undefined if fewer than three boards are in force. */
export function bestRates(
  { page: { locale }, board }: PageContext,
  currency: ForeignCurrencyCode,
): BestRates | undefined {
  const counters = board.currencies.get(currency)?.counters;
  if (!counters?.best) return undefined;
  const { purchase, sale } = counters.best;
  return {
    buy: formatTableRate(purchase.purchase.value, locale),
    buyer: bestBanks(counters, purchase, 'purchase', locale),
    sell: formatTableRate(sale.sale.value, locale),
    seller: bestBanks(counters, sale, 'sale', locale),
    day: purchase.day < sale.day ? purchase.day : sale.day,
    isDemo: [purchase, sale].some(({ source }) => source === 'demo'),
  };
}
