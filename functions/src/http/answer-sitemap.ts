import { utcDay } from '@dinar/domain/days/rate-date';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import { siteOfShell } from '@dinar/site/delivery/shell-site';
import { publicPages } from '@dinar/site/pages/public-pages';
import { sitemapEntries, sitemapXml } from '@dinar/site/seo/sitemap';
import { boardOrNone, type PageSources } from './answer-page.ts';
import { answerOf, type HttpAnswer, noStore } from './http-answer.ts';

// The days of the sitemap change once a day. Crawlers read it from the CDN, which requests it at most every
// ten minutes.
const shared = 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400';

/**
 * Returns the sitemap with the days of the rates. Without rates it lists only the addresses, because a
 * crawler can use them without days. An answer without rates or with stale ones is not cached.
 */
export async function answerSitemap(
  sources: Pick<PageSources, 'shell' | 'board' | 'now' | 'report'>,
): Promise<HttpAnswer> {
  const site = siteOfShell(await sources.shell());
  const { value: stored, isStale } = await boardOrNone(sources);
  const rates = new Map(stored.map((stats) => [stats.currency, stats]));
  const board = boardOfToday(rates, utcDay(sources.now()));
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': stored.length === 0 || isStale ? noStore : shared,
  };
  return answerOf(200, sitemapXml(sitemapEntries(site, publicPages, board)), headers);
}
