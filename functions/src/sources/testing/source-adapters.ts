import { parseRateDate } from '@dinar/domain/days/rate-date';
import { parseBankTable } from '../bank-table/parse-bank-table.ts';
import { stb } from '../bank-table/stb.ts';
import { type CentralPage, parseBctPage } from '../bct/parse-bct-page.ts';
import { parseCoins } from '../coingecko/parse-coins.ts';
import { currencyApiCdn, currencyApiPages } from '../live-fx/currency-api.ts';
import { openErApi } from '../live-fx/open-er-api.ts';
import { newsFeeds } from '../news/news-feeds.ts';
import { parseNews } from '../news/parse-news.ts';
import { bodiesDay, bodiesNow, goodBodies } from './source-bodies.ts';

/** One adapter with a body that it takes. */
export interface SourceAdapter {
  readonly name: string;
  readonly good: string;
  /** The rows, or a sentence that names what the body lacks. */
  readonly parse: (body: string) => unknown;
}

const day = parseRateDate(bodiesDay) ?? raise(`${bodiesDay} is no day`);
const feed = newsFeeds.find(({ provider }) => provider === 'kapitalis') ?? raise('No such feed');

/** Every adapter there is. */
export const sourceAdapters = {
  bct: { name: 'bct', good: goodBodies.bct, parse: (body) => wholePage(parseBctPage(body, day)) },
  stb: { name: 'stb', good: goodBodies.stb, parse: (body) => parseBankTable(body, stb, day) },
  openErApi: {
    name: openErApi.name,
    good: goodBodies.openErApi,
    parse: (body) => openErApi.parse(body, bodiesNow),
  },
  currencyApiCdn: {
    name: currencyApiCdn.name,
    good: goodBodies.currencyApi,
    parse: (body) => currencyApiCdn.parse(body, bodiesNow),
  },
  currencyApiPages: {
    name: currencyApiPages.name,
    good: goodBodies.currencyApi,
    parse: (body) => currencyApiPages.parse(body, bodiesNow),
  },
  coinGecko: {
    name: 'coingecko',
    good: goodBodies.coinGecko,
    parse: (body) => parseCoins(body, bodiesNow),
  },
  news: { name: 'news', good: goodBodies.news, parse: (body) => parseNews(body, feed, bodiesNow) },
} as const satisfies Readonly<Record<string, SourceAdapter>>;

function wholePage({ rates, manualProblem }: CentralPage): unknown {
  return manualProblem ?? rates;
}

function raise(problem: string): never {
  throw new Error(problem);
}
