import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { decodeBankRecords } from '@dinar/domain/documents/bank-records-document';
import { decodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { decodeCoin } from '@dinar/domain/documents/coin-document';
import { bankRecordsPath, collection, healthPath } from '@dinar/domain/documents/collections';
import type { Decoded } from '@dinar/domain/documents/decoded';
import { decodeNewsItem } from '@dinar/domain/documents/news-document';
import { decodeRateHistory } from '@dinar/domain/documents/rate-history-document';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { isEmptied } from '@dinar/domain/rates/currency-rates';
import type { HistorySpan } from '@dinar/domain/rates/history-spans';
import { narrowHistory } from '@dinar/domain/rates/narrow-history';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import { decodeServiceHealth } from '@dinar/domain/status/run-facts';
import type { Resource, ResourceItems, ResourceKind } from './page-resources.ts';

/** A list of documents, in one of two orders, and the most documents that a reader requests. */
export interface DocumentList {
  readonly collection: string;
  /** A field that has this value in each document. */
  readonly where?: readonly [field: string, value: string];
  /** The field that orders the list, newest first. */
  readonly newestBy?: 'date';
  /** The first and the last id, if ids order the list. */
  readonly ids?: readonly [first: string, last: string];
  readonly limit: number;
}

/** What is read for a resource: a document at a path, which may be missing, or a list. */
export type ResourceSource = { readonly path: string } | DocumentList;

/** All that a reader needs to know of one kind of resource. */
export interface ResourceRow<Kind extends ResourceKind> {
  readonly source: (resource: Resource<Kind>, today: RateDate) => ResourceSource;
  /** Decodes a document to the part that the resource covers; `undefined` for one without content. */
  readonly decode: (
    path: string,
    data: unknown,
    resource: Resource<Kind>,
    today: RateDate,
  ) => Decoded<ResourceItems[Kind] | undefined>;
  /** What identifies an item in its list: for `changedAt`, the id of its document. */
  readonly idOf: (item: ResourceItems[Kind]) => string;
  /**
   * How a listener continues from a young page's values: with the documents that changed since, or with those of
   * the latest day and later. Absent if it reads all of them.
   */
  readonly continuesBy?: 'changedAt' | 'date';
  /** Whether a young page's values suffice without a listener, on a page that is not about them. */
  readonly mayWait?: true;
}

type ResourceTable = { readonly [Kind in ResourceKind]: ResourceRow<Kind> };

const years = (limit: number, first: (today: RateDate) => number) => ({
  source: ({ currency }: { readonly currency: ForeignCurrencyCode }, today: RateDate) => ({
    collection: collection.rateHistory,
    // By id, such as EUR_2025, so that the query stays the same for a whole year.
    ids: [`${currency}_${String(first(today)).padStart(4, '0')}`, `${currency}_9999`] as const,
    limit,
  }),
  idOf: ({ year }: RateHistory) => String(year),
  mayWait: true as const,
});

const lastYear = (today: RateDate) => Number(today.slice(0, 4)) - 1;
const lastMonth = lastDays('month');
// The previous year, this year, and a year that begins while a page is open.
const recentYears = years(3, lastYear);

const bankDays = (limit: number) => ({
  source: ({ bank }: { readonly bank: string }) => ({
    collection: collection.bankSnapshots,
    where: ['bankId', bank] as const,
    newestBy: 'date' as const,
    limit,
  }),
  idOf: ({ date }: BankSnapshot) => date,
  continuesBy: 'date' as const,
});

/** One row for each kind of resource. */
export const resourceTable: ResourceTable = {
  board: {
    // The limit bounds the cost of a mistake in the database.
    source: () => ({ collection: collection.ratesStats, limit: 50 }),
    decode: (path, data) => {
      const decoded = decodeRatesStats(path, data);
      return decoded.ok && isEmptied(decoded.value) ? { ok: true, value: undefined } : decoded;
    },
    idOf: ({ currency }) => currency,
    continuesBy: 'changedAt',
  },
  coins: {
    source: () => ({ collection: collection.coins, limit: 50 }),
    decode: decodeCoin,
    idOf: ({ id }) => id,
    continuesBy: 'changedAt',
    mayWait: true,
  },
  news: {
    source: () => ({ collection: collection.news, newestBy: 'date', limit: 6 }),
    decode: decodeNewsItem,
    idOf: ({ id }) => id,
    mayWait: true,
  },
  // All days that may be shown, because a bank may publish one currency less often than others.
  snapshots: { ...bankDays(8), decode: decodeBankSnapshot },
  // The working days in 30 days, and one more.
  bankPast: {
    ...bankDays(23),
    decode: (path, data, { currency }) =>
      narrowed(decodeBankSnapshot(path, data), (day) => withCurrency(day, currency)),
  },
  month: { ...recentYears, decode: lastMonth },
  quarter: { ...recentYears, decode: lastDays('quarter') },
  year: { ...recentYears, decode: lastDays('year') },
  // One per year since 2004, with spare room.
  past: { ...years(40, () => 0), decode: decodeRateHistory },
  recent: {
    ...recentYears,
    decode: (path, data, resource, today) =>
      narrowed(lastMonth(path, data, resource, today), withoutBest),
  },
  // firestore.rules let visitors get these documents, but not list their collection.
  health: {
    source: () => ({ path: healthPath }),
    decode: decodeServiceHealth,
    idOf: () => healthPath,
  },
  records: {
    source: () => ({ path: bankRecordsPath }),
    decode: decodeBankRecords,
    idOf: () => bankRecordsPath,
    mayWait: true,
  },
};

function narrowed<Item>(decoded: Decoded<Item>, narrow: (item: Item) => Item): Decoded<Item> {
  return decoded.ok ? { ok: true, value: narrow(decoded.value) } : decoded;
}

function lastDays(span: HistorySpan) {
  return (path: string, data: unknown, _: unknown, today: RateDate): Decoded<RateHistory> =>
    narrowed(decodeRateHistory(path, data), (year) => narrowHistory(year, today, span));
}

/** A year without the best rates of the banks: enough for a small line chart. */
function withoutBest({ points, ...year }: RateHistory): RateHistory {
  const kept = Object.entries(points).map(([key, { bestBuy: _, bestSell: __, ...point }]) => [
    key,
    point,
  ]);
  return { ...year, points: Object.fromEntries(kept) };
}

function withCurrency(day: BankSnapshot, currency: ForeignCurrencyCode): BankSnapshot {
  const { date } = day;
  return day.bankId === centralBankCode
    ? { bankId: day.bankId, date, ...onlyRate(day.rates, currency) }
    : { bankId: day.bankId, date, ...onlyRate(day.rates, currency) };
}

function onlyRate<Rate>(
  rates: Readonly<Partial<Record<ForeignCurrencyCode, Rate>>>,
  currency: ForeignCurrencyCode,
) {
  const rate = rates[currency];
  const own: Partial<Record<ForeignCurrencyCode, Rate>> = {};
  if (rate !== undefined) own[currency] = rate;
  return { rates: own, count: rate === undefined ? 0 : 1 };
}
