import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { Coin } from '@dinar/domain/documents/coin-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { readActiveBankRatesOfCurrency } from './bank-rates-read.ts';
import { readCoins } from './coins-read.ts';
import type { Database } from './database.ts';
import { readRatesStats } from './rates-stats-read.ts';

/** One currency of home; `stats` is null when it could not be loaded, and there is then no bank rate. */
export interface HomeCurrencyRead {
  readonly currency: ForeignCurrencyCode;
  readonly stats: RatesStats | null;
  readonly bankRates: readonly BankRate[];
}

export interface HomeRead {
  readonly currencies: readonly HomeCurrencyRead[];
  readonly coins: readonly Coin[];
}

/** What home shows, read from the server: the seven currencies in parallel, then the coins. */
export async function readHome(database: Database): Promise<HomeRead> {
  const currencies = await Promise.all(
    homeCurrencies.map((currency) => readHomeCurrency(database, currency)),
  );
  return { currencies, coins: await readCoins(database) };
}

async function readHomeCurrency(
  database: Database,
  currency: ForeignCurrencyCode,
): Promise<HomeCurrencyRead> {
  const [stats, bankRates] = await Promise.all([
    readRatesStats(database, currency),
    readActiveBankRatesOfCurrency(database, currency),
  ]);
  return { currency, stats, bankRates: stats === null ? [] : bankRates };
}
