import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { currencyTable } from '../currencies/currency-table.ts';
import { latestPublishedDay } from '../days/published-day.ts';
import { daysBetween, type RateDate } from '../days/rate-date.ts';
import type { BankQuote, RatesStats } from '../documents/rates-stats-document.ts';

/**
 * What the home page shows of one currency; rates are in TND for one unit, absent ones unknown.
 * `date` is the day of the bank rates, else that of the live or central rate.
 */
export interface HomeCurrency {
  readonly code: ForeignCurrencyCode;
  readonly flag: string;
  readonly centralBankRate?: number;
  readonly liveRate?: number;
  readonly date?: RateDate;
  readonly variation?: number;
  readonly bankRates: readonly BankQuote[];
}

/** The home page's view of one currency; bank rates more than 7 days old are not shown. */
export function homeCurrency(stats: RatesStats, today: RateDate): HomeCurrency {
  const { currency: code, central, live } = stats;
  const bankDay = latestPublishedDay(stats.date === undefined ? [] : [stats.date], today);
  const date = bankDay ?? live?.date ?? central?.date;
  return {
    code,
    flag: currencyTable[code].flag,
    ...(central && { centralBankRate: central.value }),
    ...(live && { liveRate: live.value, variation: live.variation }),
    ...(date !== undefined && { date }),
    bankRates: bankDay === undefined ? [] : stats.banks,
  };
}

/** The view of a currency that could not be loaded: rates 0 and no bank, as specified. */
export function unloadedHomeCurrency(code: ForeignCurrencyCode): HomeCurrency {
  return {
    code,
    flag: currencyTable[code].flag,
    centralBankRate: 0,
    liveRate: 0,
    bankRates: [],
  };
}

/** The view of every currency of a list, in its order; what has no stats counts as unloaded. */
export function homeBoard(
  currencies: readonly ForeignCurrencyCode[],
  stats: ReadonlyMap<ForeignCurrencyCode, RatesStats>,
  today: RateDate,
): HomeCurrency[] {
  return currencies.map((code) => {
    const known = stats.get(code);
    return known === undefined ? unloadedHomeCurrency(code) : homeCurrency(known, today);
  });
}

/** Whether rates of that day are carried forward: nothing was published for today yet. */
export function isStale(date: RateDate, today: RateDate): boolean {
  return daysBetween(date, today) > 0;
}
