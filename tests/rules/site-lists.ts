import { collection as names } from '@dinar/domain/documents/collections';
import type { ListedResource } from '@dinar/site/delivery/one-document';
import { resourceKey, resourceLimits } from '@dinar/site/delivery/page-resources';
import { maxRatesStats, ratesStatsQuery } from '@dinar/web/data/rates-stats-query';
import { resourceQuery } from '@dinar/web/data/resource-query';
import { type Firestore, type Query, where } from 'firebase/firestore';
import type { OpenCollection } from './id-forms.ts';

/** A list that the site requests, built by the site's own code. */
export interface SiteList {
  readonly title: string;
  readonly query: (db: Firestore) => Query;
}

/** The longest list that the site requests of each collection; nobody needs a longer one. */
export const longestLists: Readonly<Record<OpenCollection, number>> = {
  [names.ratesStats]: maxRatesStats,
  [names.bankSnapshots]: resourceLimits.bankPast,
  [names.rateHistory]: resourceLimits.past,
  [names.coins]: resourceLimits.coins,
  [names.news]: resourceLimits.news,
};

// Keyed by kind, so that a new kind does not compile until it has a line here.
const resources: {
  readonly [Kind in ListedResource['kind']]: Extract<ListedResource, { readonly kind: Kind }>;
} = {
  coins: { kind: 'coins' },
  news: { kind: 'news' },
  snapshots: { kind: 'snapshots', bank: 'BIAT' },
  history: { kind: 'history', currency: 'EUR' },
  past: { kind: 'past', currency: 'EUR' },
  recent: { kind: 'recent', currency: 'EUR' },
  bankPast: { kind: 'bankPast', bank: 'BIAT', currency: 'EUR' },
};

const renderedAt = new Date('2026-11-20T12:00:00Z');

/** Every list that the pages listen to. */
export const siteLists: readonly SiteList[] = [
  { title: 'the rates of every currency', query: (db) => ratesStatsQuery(db) },
  { title: 'the rates that changed', query: (db) => ratesStatsQuery(db, renderedAt) },
  {
    title: 'the coins that changed',
    query: (db) => resourceQuery(db, resources.coins, [where('changedAt', '>', renderedAt)]),
  },
  {
    title: 'a bank’s latest day',
    query: (db) => resourceQuery(db, resources.snapshots, [where('date', '>=', '2026-11-20')]),
  },
  ...Object.values(resources).map((resource) => ({
    title: resourceKey(resource),
    query: (db: Firestore) => resourceQuery(db, resource),
  })),
];
