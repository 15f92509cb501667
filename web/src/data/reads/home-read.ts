import { deriveBankBoard } from '@dinar/domain/aggregates/derive-bank-board';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Coin } from '@dinar/domain/documents/coin-document';
import {
  type HomeCurrency,
  homeCurrency,
  unloadedHomeCurrency,
} from '@dinar/domain/rates/home-board';
import { readActiveBankRatesOfCurrency } from './bank-rates-read.ts';
import { readCoins } from './coins-read.ts';
import type { Database } from './database.ts';
import { readRatesStats } from './rates-stats-read.ts';

export interface HomeRead {
  readonly currencies: readonly HomeCurrency[];
  readonly coins: readonly Coin[];
}

/**
 * What home shows, read from the server: the seven currencies in parallel, then the coins. A currency
 * that could not be loaded has rates 0 and no bank.
 */
export async function readHome(database: Database, today: RateDate): Promise<HomeRead> {
  const currencies = await Promise.all(
    homeCurrencies.map((currency) => readHomeCurrency(database, currency, today)),
  );
  return { currencies, coins: await readCoins(database) };
}

async function readHomeCurrency(
  database: Database,
  currency: ForeignCurrencyCode,
  today: RateDate,
): Promise<HomeCurrency> {
  const [stats, rows] = await Promise.all([
    readRatesStats(database, currency),
    readActiveBankRatesOfCurrency(database, currency),
  ]);
  if (stats === null) return unloadedHomeCurrency(currency);
  const { date: _, ...rates } = stats;
  return homeCurrency({ ...rates, ...deriveBankBoard(rows) }, today);
}
