import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { describedPage } from '@dinar/functions/sources/bank-table/bank-pages';
import { bctArchiveRequest, bctTodayRequest } from '@dinar/functions/sources/bct/bct-requests';
import { newsFeeds } from '@dinar/functions/sources/news/news-feeds';
import { bctBody } from './bct-body.ts';
import { coinGeckoBody } from './coingecko-body.ts';
import { newsBody } from './news-body.ts';
import { openErApiBody } from './open-er-api-body.ts';
import { stbBody } from './stb-body.ts';

const html = 'text/html; charset=utf-8';
const json = 'application/json';
const rss = 'application/rss+xml; charset=utf-8';

/**
 * Returns a fetch that responds as the sources do on a day, with demonstration values and without a
 * network. On a day without publication, the pages have the rates of the working day before. An unknown
 * address gets 404.
 */
export function demoFetch(day: RateDate, now: () => Date): typeof fetch {
  const published = latestWorkingDay(day);
  return async (input, init) => {
    const { host, origin, pathname } = new URL(input instanceof Request ? input.url : input);
    const address = `${origin}${pathname}`;
    if (address === bctTodayRequest.address) return answer(bctBody(published), html);
    if (address === bctArchiveRequest(day).address) {
      return answer(bctBody(latestWorkingDay(askedDay(init))), html);
    }
    if (address === describedPage('STBK')?.page.address) return answer(stbBody(published), html);
    if (host === 'open.er-api.com') return answer(openErApiBody(day), json);
    if (host === 'api.coingecko.com') return answer(coinGeckoBody(now()), json);
    const feed = newsFeeds.find(({ request }) => request.address === address);
    if (feed !== undefined) return answer(newsBody(feed.provider, now()), rss);
    return new Response('Not found', { status: 404 });
  };
}

function answer(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } });
}

function askedDay(init: RequestInit | undefined): RateDate {
  const day = parseRateDate(new URLSearchParams(String(init?.body)).get('input') ?? '');
  if (day === undefined) throw new TypeError('The archive was asked for no day');
  return day;
}
