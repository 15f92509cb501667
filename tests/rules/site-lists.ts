import { parseRateDate } from '@dinar/domain/days/rate-date';
import { collection as names } from '@dinar/domain/documents/collections';
import { rowOf } from '@dinar/site/delivery/decode-resource';
import { type Resource, type ResourceKind, resourceKey } from '@dinar/site/delivery/page-resources';
import type { DocumentList } from '@dinar/site/delivery/resource-table';
import { listQuery } from '@dinar/web/data/list-query';
import { type Firestore, type Query, where } from 'firebase/firestore';
import type { OpenCollection } from './id-forms.ts';

/** A list that the site requests, built by the site's own code. */
export interface SiteList {
  readonly title: string;
  readonly query: (db: Firestore) => Query;
}

// Keyed by kind, so that a new kind does not compile until it has a line here.
const resources: {
  readonly [Kind in ResourceKind]: Extract<Resource, { readonly kind: Kind }>;
} = {
  board: { kind: 'board' },
  coins: { kind: 'coins' },
  news: { kind: 'news' },
  snapshots: { kind: 'snapshots', bank: 'BIAT' },
  month: { kind: 'month', currency: 'EUR' },
  quarter: { kind: 'quarter', currency: 'EUR' },
  year: { kind: 'year', currency: 'EUR' },
  past: { kind: 'past', currency: 'EUR' },
  recent: { kind: 'recent', currency: 'EUR' },
  bankPast: { kind: 'bankPast', bank: 'BIAT', currency: 'EUR' },
  health: { kind: 'health' },
  records: { kind: 'records' },
};

const today = parseRateDate('2026-11-20');
if (!today) throw new Error('The day of the lists is no day');

const renderedAt = new Date('2026-11-20T12:00:00Z');

/** The part of a list with which a listener continues from a rendered page. */
const parts = {
  changedAt: where('changedAt', '>', renderedAt),
  date: where('date', '>=', '2026-11-20'),
};

const lists = Object.values(resources).flatMap((resource) => {
  const { source, continuesBy } = rowOf(resource);
  const list = source(resource, today);
  return 'path' in list ? [] : [{ title: resourceKey(resource), list, continuesBy }];
});

/** Every list that the pages listen to. */
export const siteLists: readonly SiteList[] = lists.flatMap(({ title, list, continuesBy }) => [
  { title, query: (db: Firestore) => listQuery(db, list) },
  ...(continuesBy
    ? [
        {
          title: `${title}, as far as it changed`,
          query: (db: Firestore) => listQuery(db, list, [parts[continuesBy]]),
        },
      ]
    : []),
]);

/** The longest list that the site requests of each collection; nobody needs a longer one. */
export const longestLists: Readonly<Record<OpenCollection, number>> = {
  [names.ratesStats]: longest(names.ratesStats),
  [names.bankSnapshots]: longest(names.bankSnapshots),
  [names.rateHistory]: longest(names.rateHistory),
  [names.coins]: longest(names.coins),
  [names.news]: longest(names.news),
};

function longest(collection: DocumentList['collection']): number {
  const limits = lists.flatMap(({ list }) => (list.collection === collection ? [list.limit] : []));
  return Math.max(...limits);
}
