import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { tickerCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { Database } from './database.ts';
import { readRatesStats } from './rates-stats-read.ts';

/** A live rate in TND for one unit, and its signed change in percent where it is known. */
export interface TickerRate {
  readonly currency: ForeignCurrencyCode;
  readonly value: number;
  readonly variation?: number;
}

/**
 * The live rates of the ticker's eight currencies, in its order, looked up in parallel. One that could
 * not be read, and one without a live rate, is left out.
 */
export async function readTicker(database: Database): Promise<readonly TickerRate[]> {
  const found = await Promise.all(
    tickerCurrencies.map((currency) => readRatesStats(database, currency)),
  );
  return found.flatMap((stats) => {
    if (!stats?.live) return [];
    const { value, variation } = stats.live;
    return [{ currency: stats.currency, value, ...(variation !== undefined && { variation }) }];
  });
}
