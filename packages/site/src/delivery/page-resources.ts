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

/** The documents of each kind. */
export interface ResourceItems {
  readonly coins: Coin;
  readonly news: NewsItem;
  readonly snapshots: BankSnapshot;
  /** The years of a currency that still change, or were the last to. */
  readonly history: RateHistory;
  /** All its years. */
  readonly past: RateHistory;
  /** Its last month alone. */
  readonly recent: RateHistory;
  /** The last month of a bank, with one currency alone. */
  readonly bankPast: BankSnapshot;
  readonly health: ServiceHealth;
  readonly records: BankRecords;
}

export type ResourceKind = keyof ResourceItems;

/** The value of a resource: news and snapshots the newest first, the years of a history in order. */
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

/** A page's own data, beside the rates of every currency, which all pages share. */
export type Resource<Kind extends ResourceKind = ResourceKind> = {
  [K in Kind]: { readonly kind: K } & Subjects[K];
}[Kind];

/** A resource's value with its `resourceKey`. */
export interface ResourceEntry<Kind extends ResourceKind = ResourceKind> {
  readonly kind: Kind;
  readonly key: string;
  readonly value: ResourceValue<Kind>;
  /** The database's instant at which it was read, where it can be followed from there. */
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

/** How many documents each kind reads at most. */
export const resourceLimits: Readonly<Record<ResourceKind, number>> = {
  coins: 50,
  news: 6,
  // Every day that may be shown: a bank may publish one currency less often than others.
  snapshots: 8,
  // This year, the one before, and one that begins while a page is open.
  history: 3,
  // One a year since 2004, with room.
  past: 40,
  recent: 3,
  // The working days of 30 days, and one more.
  bankPast: 23,
  health: 1,
  records: 1,
};

/** The id of the first year of a resource of years, which a query starts at. */
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

// Two foreign currencies have no rate in dinars of their own, and so no line.
function recentOf(page: Page): readonly Resource[] {
  const [currency, other] = pageCurrencies(page);
  const isPair = page.kind === 'converter' && other !== undefined;
  return currency === undefined || isPair ? [] : [{ kind: 'recent', currency }];
}
