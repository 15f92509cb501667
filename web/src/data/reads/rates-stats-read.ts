import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { ratesStatsQuery } from '../rates-stats-query.ts';
import { listRead } from './list-read.ts';
import { singleRead } from './single-read.ts';

/** What is known of every currency. */
export const readAllRatesStats = listRead({
  name: 'the rates of every currency',
  query: ratesStatsQuery,
  decode: decodeRatesStats,
});

/** What is known of one currency. */
export const readRatesStats = singleRead({
  path: (currency: ForeignCurrencyCode) => `${collection.ratesStats}/${currency}`,
  decode: decodeRatesStats,
});
