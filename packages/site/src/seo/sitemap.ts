import type { RateDate } from '@dinar/domain/days/rate-date';
import { escapeXml } from '@dinar/domain/format/escape-xml';
import type { Locale } from '@dinar/domain/language/locale';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { indexedLocales } from '../pages/indexed-locales.ts';
import type { Page } from '../pages/page.ts';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { type Alternate, addressIn, alternates } from './alternates.ts';
import { dataDay } from './data-day.ts';

export interface SitemapEntry {
  readonly location: string;
  readonly lastModified?: RateDate;
  /** The addresses in each language; empty if there is one. */
  readonly alternates: readonly Alternate[];
}

/**
 * The entries of the given pages in each language that may be indexed, each with the day of its rates or text if
 * known. The page of a bank for one currency is included only if the bank has a rate of it.
 */
export function sitemapEntries(
  site: SiteIdentity,
  pages: readonly Page[],
  board: BoardOfToday,
  indexed: readonly Locale[] = indexedLocales,
): SitemapEntry[] {
  return pages.flatMap((page) => {
    const lastModified = dataDay(page, board);
    if (page.kind === 'bank-currency' && lastModified === undefined) return [];
    const common = {
      ...(lastModified !== undefined && { lastModified }),
      alternates: alternates(site, page, indexed),
    };
    return indexed.map((locale) => ({
      location: addressIn(site, locale, page),
      ...common,
    }));
  });
}

const alternatesNamespace = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A sitemap; https://www.sitemaps.org/protocol.html. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const hasAlternates = entries.some((entry) => entry.alternates.length > 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasAlternates ? alternatesNamespace : ''}>`,
    ...entries.map(entryXml),
    '</urlset>',
    '',
  ].join('\n');
}

function entryXml({ location, lastModified, alternates: others }: SitemapEntry): string {
  const day = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  const links = others.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  return `  <url><loc>${escapeXml(location)}</loc>${day}${links.join('')}</url>`;
}
