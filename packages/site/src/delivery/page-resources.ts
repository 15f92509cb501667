import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { BankRecords } from '@dinar/domain/documents/bank-records-document';
import type { Coin } from '@dinar/domain/documents/coin-document';
import type { NewsItem } from '@dinar/domain/documents/news-document';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { historySpans } from '@dinar/domain/rates/history-spans';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import type { ServiceHealth } from '@dinar/domain/status/run-facts';
import { spanIn } from '../pages/history-period.ts';
import type { Page, PageQuery } from '../pages/page.ts';
import { pageCurrencies } from '../pages/page-currencies.ts';

/**
 * The parts of a currency's history: its last month, three months or year, all its years, and its last month without
 * the best rates of the banks.
 */
type PastKind = 'month' | 'quarter' | 'year' | 'past' | 'recent';

/** The document type of each kind of resource. */
export interface ResourceItems extends Readonly<Record<PastKind, RateHistory>> {
  /** The rates of every currency, which all pages share. */
  readonly board: RatesStats;
  readonly coins: Coin;
  readonly news: NewsItem;
  readonly snapshots: BankSnapshot;
  /** The last month of a bank, reduced to one currency. */
  readonly bankPast: BankSnapshot;
  readonly health: ServiceHealth;
  readonly records: BankRecords;
}

export type ResourceKind = keyof ResourceItems;

/** The value of a resource: news and snapshots newest first, the years of a history in order. */
export type ResourceValue<Kind extends ResourceKind = ResourceKind> =
  readonly ResourceItems[Kind][];

interface OfCurrency {
  readonly currency: ForeignCurrencyCode;
}

interface Subjects
  extends Readonly<Record<PastKind, OfCurrency>>,
    Readonly<Record<'board' | 'coins' | 'news' | 'health' | 'records', unknown>> {
  readonly snapshots: { readonly bank: BankCode };
  readonly bankPast: OfCurrency & { readonly bank: BankCode };
}

/** Data that pages show: a kind, and its subject. `resource-table.ts` has a row for each kind. */
export type Resource<Kind extends ResourceKind = ResourceKind> = {
  [K in Kind]: { readonly kind: K } & Subjects[K];
}[Kind];

/** A resource's value with its `resourceKey`. */
export interface ResourceEntry<Kind extends ResourceKind = ResourceKind> {
  readonly kind: Kind;
  readonly key: string;
  readonly value: ResourceValue<Kind>;
  /** An instant of the database whose earlier changes the value has, if known: listening continues from it. */
  readonly asOf?: Date | undefined;
  /** The number of documents that could not be decoded and are left out. */
  readonly unreadable?: number | undefined;
}

/** The key of a resource: 'coins', 'snapshots:BIAT'. */
export function resourceKey(resource: Resource): string {
  const bank = 'bank' in resource ? [resource.bank] : [];
  const currency = 'currency' in resource ? [resource.currency] : [];
  return [resource.kind, ...bank, ...currency].join(':');
}

/** The resources of a page besides the board, with the query of its address. */
export function resourcesOf(page: Page, query: PageQuery): readonly Resource[] {
  switch (page.kind) {
    case 'home':
      return [{ kind: 'coins' }, { kind: 'news' }];
    case 'bank':
      return [{ kind: 'snapshots', bank: page.bank }, { kind: 'records' }];
    case 'bank-currency':
      return [{ kind: 'bankPast', bank: page.bank, currency: page.currency }];
    case 'comparator':
      return [...shownPast(page, query), { kind: 'coins' }];
    case 'crypto':
      return [{ kind: 'coins' }];
    case 'converter':
    case 'conversion':
      return recentOf(page);
    case 'banks':
    case 'sheet':
    case 'amounts':
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

// All years would be most of the page: its curve waits for the listener.
function shownPast(
  { currency = 'EUR' }: Page<'comparator'>,
  query: PageQuery,
): readonly Resource[] {
  const kind = historySpans[spanIn(query)].past;
  return kind === 'past' ? [] : [{ kind, currency }];
}
