import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankRecords } from '@dinar/domain/documents/bank-records-document';
import type { Coin } from '@dinar/domain/documents/coin-document';
import type { NewsItem } from '@dinar/domain/documents/news-document';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import type { ServiceHealth } from '@dinar/domain/status/run-facts';
import type { Page } from '../pages/page.ts';
import { pageCurrencies } from '../pages/page-currencies.ts';

/** The document type of each kind of resource. */
export interface ResourceItems {
  readonly coins: Coin;
  readonly news: NewsItem;
  readonly snapshots: BankSnapshot;
  /** The previous and the current year of a currency. */
  readonly history: RateHistory;
  /** All years of a currency. */
  readonly past: RateHistory;
  /** The same years as `history`, each reduced to its last month of points. */
  readonly recent: RateHistory;
  /** The last month of a bank, reduced to one currency. */
  readonly bankPast: BankSnapshot;
  readonly health: ServiceHealth;
  readonly records: BankRecords;
}

export type ResourceKind = keyof ResourceItems;

/** The value of a resource: news and snapshots newest first, the years of a history in order. */
export type ResourceValue<Kind extends ResourceKind = ResourceKind> =
  readonly ResourceItems[Kind][];

interface Subjects {
  readonly coins: unknown;
  readonly news: unknown;
  readonly snapshots: { readonly bank: BankCode };
  readonly history: { readonly currency: ForeignCurrencyCode };
  readonly past: { readonly currency: ForeignCurrencyCode };
  readonly recent: { readonly currency: ForeignCurrencyCode };
  readonly bankPast: { readonly bank: BankCode; readonly currency: ForeignCurrencyCode };
  readonly health: unknown;
  readonly records: unknown;
}

/** The data of a page, besides the rates of every currency, which all pages share. */
export type Resource<Kind extends ResourceKind = ResourceKind> = {
  [K in Kind]: { readonly kind: K } & Subjects[K];
}[Kind];

/** A resource's value with its `resourceKey`. */
export interface ResourceEntry<Kind extends ResourceKind = ResourceKind> {
  readonly kind: Kind;
  readonly key: string;
  readonly value: ResourceValue<Kind>;
  /** The read time in the database, if listening can continue from it. */
  readonly asOf?: Date;
}

/** The key of a resource: 'coins', 'snapshots:BIAT'. */
export function resourceKey(resource: Resource): string {
  switch (resource.kind) {
    case 'coins':
    case 'news':
    case 'health':
    case 'records':
      return resource.kind;
    case 'snapshots':
      return `${resource.kind}:${resource.bank}`;
    case 'history':
    case 'past':
    case 'recent':
      return `${resource.kind}:${resource.currency}`;
    case 'bankPast':
      return `${resource.kind}:${resource.bank}:${resource.currency}`;
  }
}

/** The maximum number of documents to read, by kind. */
export const resourceLimits: Readonly<Record<ResourceKind, number>> = {
  coins: 50,
  news: 6,
  // All days that may be shown, because a bank may publish one currency less often than others.
  snapshots: 8,
  // The previous year, this year, and a year that begins while a page is open.
  history: 3,
  // One per year since 2004, with spare room.
  past: 40,
  recent: 3,
  // The working days in 30 days, and one more.
  bankPast: 23,
  health: 1,
  records: 1,
};

/** The id of the first year of a resource of years, at which its query starts. */
export function firstYearId(
  { kind, currency }: Resource<'history' | 'past' | 'recent'>,
  today: RateDate,
): string {
  const year = kind === 'past' ? 0 : Number(today.slice(0, 4)) - 1;
  return `${currency}_${String(year).padStart(4, '0')}`;
}

/** The resources of a page. */
export function resourcesOf(page: Page): readonly Resource[] {
  switch (page.kind) {
    case 'home':
      return [{ kind: 'coins' }, { kind: 'news' }, ...recentOf(page)];
    case 'bank':
      return [{ kind: 'snapshots', bank: page.bank }, { kind: 'records' }];
    case 'bank-currency':
      return [{ kind: 'bankPast', bank: page.bank, currency: page.currency }];
    case 'comparator':
      return [{ kind: 'history', currency: page.currency ?? 'EUR' }, { kind: 'coins' }];
    case 'crypto':
      return [{ kind: 'coins' }];
    case 'converter':
    case 'conversion':
      return recentOf(page);
    case 'banks':
    case 'sheet':
      return [];
    case 'information':
      return page.topic === 'status' ? [{ kind: 'health' }, { kind: 'records' }] : [];
  }
}

// A pair of foreign currencies has no rate in dinars, and therefore no line chart.
function recentOf(page: Page): readonly Resource[] {
  const [currency, other] = pageCurrencies(page);
  const isPair = page.kind === 'converter' && other !== undefined;
  return currency === undefined || isPair ? [] : [{ kind: 'recent', currency }];
}
