import { collection as names } from '@dinar/domain/documents/collections';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { resourceKey, resourceLimits } from '@dinar/site/delivery/page-resources';
import { maxRatesStats, ratesStatsQuery } from '@dinar/web/data/rates-stats-query';
import { bankRatesQuery } from '@dinar/web/data/reads/bank-rates-query';
import {
  type BankRatesQuestion,
  maxBankRates,
  maxLatestBankRates,
} from '@dinar/web/data/reads/bank-rates-question';
import { bankRatesQuestions } from '@dinar/web/data/reads/bank-rates-read';
import { type ListedResource, resourceQuery } from '@dinar/web/data/resource-query';
import type { Firestore, Query } from 'firebase/firestore';
import type { OpenCollection } from './id-forms.ts';

/** A list that the site asks for, in its own words. */
export interface SiteList {
  readonly title: string;
  readonly query: (db: Firestore) => Query;
}

/** The longest list the site asks of each collection: nobody needs a longer one. */
export const longestLists: Readonly<Record<OpenCollection, number>> = {
  [names.bankRates]: maxBankRates,
  [names.ratesStats]: maxRatesStats,
  [names.bankSnapshots]: resourceLimits.snapshots,
  [names.rateHistory]: resourceLimits.history,
  [names.coins]: resourceLimits.coins,
  [names.news]: resourceLimits.news,
};

const today = day('2026-11-20');

// Keyed by what the site knows, so that a question or a resource more asks for its line here.
const questions: Readonly<Record<keyof typeof bankRatesQuestions, BankRatesQuestion>> = {
  active: bankRatesQuestions.active(),
  latest: bankRatesQuestions.latest(),
  ofBank: bankRatesQuestions.ofBank('BIAT'),
  activeOfCurrency: bankRatesQuestions.activeOfCurrency('EUR'),
  activeOn: bankRatesQuestions.activeOn(today),
  ofCurrencyOn: bankRatesQuestions.ofCurrencyOn(today, 'EUR'),
  ofBankOn: bankRatesQuestions.ofBankOn(today, 'BIAT'),
};

const resources: {
  readonly [Kind in ListedResource['kind']]: Extract<ListedResource, { readonly kind: Kind }>;
} = {
  coins: { kind: 'coins' },
  news: { kind: 'news' },
  snapshots: { kind: 'snapshots', bank: 'BIAT' },
  history: { kind: 'history', currency: 'EUR' },
};

/** Every list that the site asks for: the specification's reads, and what its pages follow. */
export const siteLists: readonly SiteList[] = [
  { title: 'the rates of every currency', query: ratesStatsQuery },
  ...Object.values(resources).map((resource) => ({
    title: resourceKey(resource),
    query: (db: Firestore) => resourceQuery(db, resource),
  })),
  ...Object.entries(questions).map(([name, question]) => ({
    title: `bank rates: ${name}`,
    query: (db: Firestore) => bankRatesQuery(db, question, maxBankRates),
  })),
  {
    title: 'the latest bank rates, as many as are asked for',
    query: (db) => bankRatesQuery(db, bankRatesQuestions.latest(), maxLatestBankRates),
  },
];
