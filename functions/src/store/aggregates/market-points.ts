import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import type { MarketRate } from '@dinar/domain/rates/rate-references';
import type { RateTransaction, StoredDocument } from '../rate-store/rate-store.ts';
import { storedDates, storedPoint } from './history-point.ts';

/** A range of days, including the first and the last. */
export interface DaySpan {
  readonly from: RateDate;
  readonly to: RateDate;
}

/** Returns the paths of the years that contain a currency's history on these days. */
export function historyPaths(currency: ForeignCurrencyCode, { from, to }: DaySpan): string[] {
  const paths: string[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    paths.push(`${collection.rateHistory}/${currency}_${year}`);
  }
  return paths;
}

/** Returns the live rates on these days from stored years. */
export function marketOf(years: readonly StoredDocument[], { from, to }: DaySpan): MarketRate[] {
  return years.flatMap((year) =>
    storedDates(year).flatMap((date) => {
      const value = date >= from && date <= to ? storedPoint(year, date)?.live : undefined;
      return value === undefined ? [] : [{ date, value }];
    }),
  );
}

/** Reads the stored live rates of a currency on these days. */
export async function readMarket(
  transaction: RateTransaction,
  currency: ForeignCurrencyCode,
  span: DaySpan,
): Promise<MarketRate[]> {
  const paths = historyPaths(currency, span);
  return marketOf(await Promise.all(paths.map((path) => transaction.get(path))), span);
}
