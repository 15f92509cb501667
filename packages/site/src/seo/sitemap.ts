import type { RateDate } from '@dinar/domain/days/rate-date';
import { escapeXml } from '@dinar/domain/format/escape-xml';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { canonicalPath } from '../pages/canonical-path.ts';
import type { Page } from '../pages/page.ts';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { dataDay } from './data-day.ts';

export interface SitemapEntry {
  readonly location: string;
  readonly lastModified?: RateDate;
}

/**
 * The entries of the given pages, each with the day of its rates or text if known. The page of a bank for one
 * currency is included only if the bank has a rate of it.
 */
export function sitemapEntries(
  site: SiteIdentity,
  pages: readonly Page[],
  board: BoardOfToday,
): SitemapEntry[] {
  return pages.flatMap((page) => {
    const lastModified = dataDay(page, board);
    if (page.kind === 'bank-currency' && lastModified === undefined) return [];
    const location = `${site.url}${canonicalPath(page)}`;
    return [{ location, ...(lastModified !== undefined && { lastModified }) }];
  });
}

/** A sitemap; https://www.sitemaps.org/protocol.html. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(entryXml),
    '</urlset>',
    '',
  ].join('\n');
}

function entryXml({ location, lastModified }: SitemapEntry): string {
  const day = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  return `  <url><loc>${escapeXml(location)}</loc>${day}</url>`;
}
