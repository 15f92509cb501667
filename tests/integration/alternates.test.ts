import { defaultLocale, type Locale, locales } from '@dinar/domain/language/locale';
import { canonicalPath } from '@dinar/site/pages/canonical-path';
import { indexedLocales } from '@dinar/site/pages/indexed-locales';
import { publicPages } from '@dinar/site/pages/public-pages';
import { pathIn } from '@dinar/site/routes/locale-path';
import { parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { sitemapPaths } from '../support/sitemap-paths.ts';

const { hostingUrl } = inject('stack');
const paths = publicPages.map(canonicalPath);
const atOnce = 8;

interface Head {
  readonly address: string;
  readonly language: string | undefined;
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  /** Each address by its `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
}

async function headOf(address: string): Promise<Head> {
  const response = await fetch(address, { redirect: 'manual' });
  const html = await response.text();
  expect(response.status, address).toBe(200);
  const page = parse(html.slice(0, html.indexOf('</head>')));
  const links = page.querySelectorAll('link[rel="alternate"][hreflang]');
  return {
    address,
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    isIndexed: !/noindex/.test(
      page.querySelector('meta[name="robots"]')?.getAttribute('content') ?? 'noindex',
    ),
    alternates: Object.fromEntries(
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
  };
}

async function headsIn(locale: Locale): Promise<Head[]> {
  const heads: Head[] = [];
  for (let start = 0; start < paths.length; start += atOnce) {
    const part = paths.slice(start, start + atOnce);
    heads.push(
      ...(await Promise.all(part.map((path) => headOf(hostingUrl + pathIn(locale, path))))),
    );
  }
  return heads;
}

test('Every public page in every language names itself, and all indexed languages name one another', async () => {
  const heads = new Map<string, Head>();
  for (const locale of locales) {
    for (const head of await headsIn(locale)) {
      expect([head.language, head.canonical], head.address).toEqual([locale, head.address]);
      expect(head.isIndexed && !indexedLocales.includes(locale), head.address).toBe(false);
      heads.set(head.address, head);
    }
  }
  expect(heads.size).toBe(locales.length * paths.length);
  for (const { address, isIndexed, alternates } of heads.values()) {
    const named = isIndexed ? [...indexedLocales, 'x-default'] : [];
    expect(Object.keys(alternates).sort(), address).toEqual([...named].sort());
    for (const other of Object.values(alternates)) {
      expect(heads.get(other)?.alternates, `${address} names ${other}`).toEqual(alternates);
    }
    if (isIndexed) expect(alternates['x-default']).toBe(alternates[defaultLocale]);
  }
  const listed = await sitemapPaths(hostingUrl);
  const indexed = [...heads.values()].filter(({ isIndexed }) => isIndexed);
  expect(listed.sort()).toEqual(
    indexed.map(({ address }) => address.slice(hostingUrl.length)).sort(),
  );
}, 240_000);
