import { day } from '@dinar/domain/testing/rate-arbitraries';
import type { BankPage } from '../bank-table/bank-page.ts';
import { takeBankPage } from '../bank-table/take-bank-page.ts';
import { shapedPages } from '../bank-table/testing/shaped-pages.ts';
import { type CentralPage, parseBctPage } from '../bct/parse-bct-page.ts';
import { parseCoins } from '../coingecko/parse-coins.ts';
import { liveFxSources } from '../live-fx/live-fx-sources.ts';
import { newsFeeds } from '../news/news-feeds.ts';
import { parseNews } from '../news/parse-news.ts';
import { bodiesDay, liveFxCases } from './live-fx-cases.ts';
import { bodiesNow, goodBodies } from './source-bodies.ts';

/** One adapter with a body that it accepts. */
export interface SourceAdapter {
  readonly name: string;
  readonly good: string;
  /** Returns the rows, or a sentence about the parts that the body lacks. */
  readonly parse: (body: string) => unknown;
}

const date = day(bodiesDay);
const feed = newsFeeds.find(({ provider }) => provider === 'kapitalis') ?? raise('No such feed');

/** Every adapter, except those of live rates and of banks' pages. */
export const sourceAdapters = {
  bct: { name: 'bct', good: goodBodies.bct, parse: (body) => wholePage(parseBctPage(body, date)) },
  coinGecko: {
    name: 'coingecko',
    good: goodBodies.coinGecko,
    parse: (body) => parseCoins(body, bodiesNow),
  },
  news: { name: 'news', good: goodBodies.news, parse: (body) => parseNews(body, feed, bodiesNow) },
} as const satisfies Readonly<Record<string, SourceAdapter>>;

/** The sources of live rates, each with its case. */
export const liveFxAdapters = liveFxSources.map(({ name, parse }) => {
  const own = liveFxCases.find((it) => it.name === name) ?? raise(`No case for ${name}`);
  return { ...own, parse: (body: string) => parse(body, bodiesNow) };
});

function wholePage({ rates, manualProblem }: CentralPage): unknown {
  return manualProblem ?? rates;
}

/** The reader of banks' pages, with a page of each shape. */
export const shapedAdapters: readonly SourceAdapter[] = Object.values(shapedPages).map(
  ({ shape, page, body: good }) => ({
    name: shape,
    good,
    parse: (body) => wholeBankPage(body, page),
  }),
);

// Without a printed day, numbers are accepted once they have changed.
function wholeBankPage(body: string, page: BankPage): unknown {
  const lastModified = 'Thu, 12 Nov 2026 08:30:00 GMT';
  const context = { day: date, today: date, verifiedOn: date, known: undefined, lastModified };
  const first = takeBankPage(body, page, context);
  if (page.day.kind !== 'unprinted') return first.suspect[0] ?? first.rows;
  const rows = first.shape.rows.map((row) => ({ ...row, purchaseRate: 1 }));
  const known = { ...first.shape, rows };
  const taken = takeBankPage(body, page, { ...context, known });
  return taken.suspect[0] ?? taken.rows;
}

function raise(problem: string): never {
  throw new Error(problem);
}
