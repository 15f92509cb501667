import { locales } from '@dinar/domain/language/locale';
import type { RatesByCurrency } from '@dinar/domain/rates/currency-rates';
import { storedRates } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import { expect, test } from 'vitest';
import { publicPages } from '../pages/public-pages.ts';
import { knownPage } from '../testing/known-page.ts';
import { plainRates, site, statsOf, today } from '../testing/site-fixtures.ts';
import { robotsText } from './robots.ts';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

function entriesAt(path: string, rates: RatesByCurrency = plainRates) {
  return sitemapEntries(site, [knownPage(path)], boardOfToday(rates, today), ['fr']);
}

/** Each page that is listed, with the day of its content if it is known. */
function listedAt(paths: readonly string[], rates?: RatesByCurrency) {
  return paths
    .flatMap((path) => entriesAt(path, rates))
    .map(({ location, lastModified }) => [location.replace(site.url, ''), lastModified]);
}

test('An entry has the address of its page and the day of its content', () => {
  expect(entriesAt('/cours-change/biat')).toEqual([
    {
      location: 'https://dinar.example/cours-change/biat',
      lastModified: '2026-11-20',
      alternates: [],
    },
  ]);
});

test('The last modification of a page is the latest day of the rates that it shows', () => {
  const central = '/cours-change/banque-centrale-tunisie';
  expect(listedAt(['/', '/10-dollars-en-dinar-tunisien', central])).toEqual([
    ['/', '2026-11-20'],
    ['/10-dollars-en-dinar-tunisien', '2026-11-19'],
    [central, '2026-11-19'],
  ]);
});

test('A bank’s page has the day of that bank, independent of the others', () => {
  const euro = statsOf('EUR');
  const banks = euro.banks.map((quote) =>
    quote.bankId === 'STBK' ? { ...quote, date: day('2026-11-18') } : quote,
  );
  const paths = ['/cours-change/stb', '/cours-change/biat'];
  expect(listedAt(paths, storedRates({ ...euro, banks }))).toEqual([
    ['/cours-change/stb', '2026-11-18'],
    ['/cours-change/biat', '2026-11-20'],
  ]);
});

test('A currency that the central bank does not quote has the day of its live rate', () => {
  const live = { value: 1.9, date: today, source: 'live-fx' } as const;
  const central = '/cours-change/banque-centrale-tunisie';
  const rates = storedRates({ currency: 'AUD', live, banks: [] });
  expect(listedAt(['/comparateur/aud', central], rates)).toEqual([
    ['/comparateur/aud', '2026-11-20'],
    [central, undefined],
  ]);
});

test('A page of text has the day of its text, or none if it is unknown', () => {
  expect(listedAt(['/conditions-d-utilisation', '/faq', '/'], new Map())).toEqual([
    ['/conditions-d-utilisation', '2024-01-15'],
    ['/faq', undefined],
    ['/', undefined],
  ]);
  expect(entriesAt('/faq')).toStrictEqual([
    { location: 'https://dinar.example/faq', alternates: [] },
  ]);
});

test('The sitemap is XML with every address escaped', () => {
  expect(
    sitemapXml([
      ...entriesAt('/'),
      { location: `https://dinar.example/?a=1&b=<"'>`, alternates: [] },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://dinar.example/</loc><lastmod>2026-11-20</lastmod></url>
  <url><loc>https://dinar.example/?a=1&#38;b=&#60;&#34;&#39;&#62;</loc></url>
</urlset>
`);
});

test('Once all languages may be indexed, every public page is listed in each, with the same alternates', () => {
  const board = boardOfToday(plainRates, today);
  const entries = sitemapEntries(site, publicPages, board, locales);
  const byLocation = new Map(entries.map((entry) => [entry.location, entry]));
  expect(byLocation.size).toBe(entries.length);
  const french = sitemapEntries(site, publicPages, board, ['fr']);
  expect(entries.length).toBe(3 * french.length);
  for (const { location, alternates } of entries) {
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['fr', 'ar', 'en', 'x-default']);
    for (const { hreflang, href } of alternates) {
      const prefix = hreflang === 'en' || hreflang === 'ar' ? `/${hreflang}` : '';
      expect(href).toContain(`https://dinar.example${prefix}`);
      expect(byLocation.get(href)?.alternates).toEqual(alternates);
    }
    expect(alternates.some(({ href }) => href === location)).toBe(true);
  }
});

test('A sitemap with languages names the alternates of each address', () => {
  const entries = sitemapEntries(site, [knownPage('/faq')], boardOfToday(new Map(), today));
  const links = `<xhtml:link rel="alternate" hreflang="fr" href="https://dinar.example/faq"/><xhtml:link rel="alternate" hreflang="en" href="https://dinar.example/en/faq"/><xhtml:link rel="alternate" hreflang="x-default" href="https://dinar.example/faq"/>`;
  expect(sitemapXml(entries)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url><loc>https://dinar.example/faq</loc>${links}</url>
  <url><loc>https://dinar.example/en/faq</loc>${links}</url>
</urlset>
`);
});

test('robots.txt lets everything be crawled and names the sitemap', () => {
  expect(robotsText(site)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://dinar.example/assets/sitemap.xml\n',
  );
});
