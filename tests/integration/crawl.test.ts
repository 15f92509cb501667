import { pathToFileURL } from 'node:url';
import { defaultLocale, type Locale, locales } from '@dinar/domain/language/locale';
import { answerPage, type PageSources } from '@dinar/functions/http/answer-page';
import { openPageBuild } from '@dinar/functions/http/page-build';
import { openPageValues } from '@dinar/functions/http/page-values';
import { canonicalPath } from '@dinar/site/pages/canonical-path';
import { indexedLocales } from '@dinar/site/pages/indexed-locales';
import { pageAt } from '@dinar/site/pages/page';
import { publicPages } from '@dinar/site/pages/public-pages';
import { pathIn, splitLocale } from '@dinar/site/routes/locale-path';
import { pageQuestions } from '@dinar/site/seo/json-ld/page-questions';
import { fromRoot } from '@dinar/tools/command/project-root';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  type CrawledPage,
  crawl,
  crawledPage,
  inOneLine,
  type Statement,
  sitemapPaths,
} from '../support/crawled-page.ts';
import { pngSize } from '../support/png-size.ts';

const { hostingUrl, firestoreHost, projectId } = inject('stack');
const paths = await sitemapPaths(hostingUrl);

const shareAddress = new RegExp(
  `^${hostingUrl}/(?:images/partage/(?:en/)?[a-z]+|partage/(?:en/)?\\d{4}-\\d{2}-\\d{2}/[A-Z]{3})\\.png$`,
);

const pages = new Map<string, CrawledPage>();

/** The images by their address: many pages share one. */
const images = new Map<string, ReturnType<typeof fetchImage>>();

async function fetchImage(address: string) {
  const response = await fetch(address, { headers: { connection: 'close' } });
  const size = pngSize(new Uint8Array(await response.arrayBuffer()));
  return { status: response.status, type: response.headers.get('content-type'), ...size };
}

const db = connectFirestore(firestoreHost, projectId);
afterAll(() => db.terminate());
const build = fromRoot('.local', `run-${new URL(hostingUrl).port}`, 'functions/pages/page');
const refuse = (...faults: unknown[]) => {
  throw new Error('A page could not be rendered whole', { cause: faults });
};
const sources: PageSources = {
  ...openPageBuild(pathToFileURL(`${build}/`)),
  ...openPageValues({ database: () => db, report: refuse }),
  now: () => new Date(),
  report: refuse,
};

/**
 * Reads one page in sixteen through Hosting, and the others as the pages' function answers them: the emulators
 * take some ten times as long for a page as the function, and `hosting` requests each route there.
 */
async function read(path: string, index: number): Promise<CrawledPage> {
  if (index % 16 === 0) return crawl(hostingUrl + path);
  return crawledPage(await answerPage({ url: path, savesData: false }, sources));
}

beforeAll(async () => {
  for (const [index, path] of paths.entries()) pages.set(path, await read(path, index));
});

function pageOf(path: string): CrawledPage {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not crawled`);
  return page;
}

function localeOf(path: string): Locale {
  return splitLocale(path).locale;
}

function ofType(page: CrawledPage, type: string): Statement[] {
  return page.statements.filter((statement) => statement['@type'] === type);
}

// The pages of another language have the same code: one in eight of them is tested alone.
const tested = paths.filter((path, index) => localeOf(path) === defaultLocale || index % 8 === 0);

describe.each(tested)('The page %s', (path) => {
  test('answers a crawler with one title, one heading, a description and its own address', () => {
    const page = pageOf(path);
    expect(page.status).toBe(200);
    expect([page.titles.length, page.headings.length]).toEqual([1, 1]);
    expect([...page.titles, ...page.headings].filter((text) => text.length < 5)).toEqual([]);
    expect(page.meta('description')).toEqual([expect.stringMatching(/^.{40,}$/)]);
    expect(page.canonicals).toEqual([hostingUrl + path]);
    expect(page.meta('robots').filter((text) => text.includes('noindex'))).toEqual([]);
  });

  test('is introduced by Open Graph and Twitter with its own words', () => {
    const { meta, titles } = pageOf(path);
    const [description] = meta('description');
    expect({
      type: meta('og:type'),
      locale: meta('og:locale'),
      titles: [...meta('og:title'), ...meta('twitter:title')].map(inOneLine),
      descriptions: [...meta('og:description'), ...meta('twitter:description')].map(inOneLine),
      url: meta('og:url'),
      card: meta('twitter:card'),
      images: [...meta('og:image'), ...meta('twitter:image')].length,
      alts: [...meta('og:image:alt'), ...meta('twitter:image:alt')].length,
    }).toEqual({
      type: ['website'],
      locale: [localeOf(path) === 'en' ? 'en_GB' : 'fr_FR'],
      titles: [titles[0], titles[0]],
      descriptions: [inOneLine(description ?? ''), inOneLine(description ?? '')],
      url: [hostingUrl + path],
      card: ['summary_large_image'],
      images: 2,
      alts: 2,
    });
  });

  test('has a share image of the stated size', async () => {
    const { meta } = pageOf(path);
    const addresses = new Set([...meta('og:image'), ...meta('twitter:image')]);
    expect(addresses.size).toBe(1);
    const [address = ''] = addresses;
    expect(address).toMatch(shareAddress);
    const image = images.get(address) ?? fetchImage(address);
    images.set(address, image);
    expect(await image).toEqual({ status: 200, type: 'image/png', width: 1200, height: 630 });
    expect([...meta('og:image:width'), ...meta('og:image:height')]).toEqual(['1200', '630']);
  });

  test('states the questions that it answers, and only those', () => {
    const page = pageOf(path);
    const at = pageAt(path);
    const questions = at ? pageQuestions(at) : [];
    const text = questions.length > 0 ? page.text() : '';
    expect(ofType(page, 'FAQPage')).toHaveLength(questions.length > 0 ? 1 : 0);
    for (const { question, answer } of questions) {
      expect(text).toContain(inOneLine(question));
      for (const paragraph of answer.split('\n\n')) {
        expect(text).toContain(inOneLine(paragraph));
      }
    }
  });
});

test('The indexed languages of every page name one another', () => {
  for (const path of paths) {
    const { language, alternates } = pageOf(path);
    expect(language, path).toBe(localeOf(path));
    const addresses = Object.values(alternates);
    expect(Object.keys(alternates).sort(), path).toEqual([...indexedLocales, 'x-default'].sort());
    expect(addresses, path).toContain(hostingUrl + path);
    expect(alternates['x-default'], path).toBe(alternates[defaultLocale]);
    for (const address of addresses) {
      const named = pageOf(address.slice(hostingUrl.length)).alternates;
      expect(named, `${path} names ${address}`).toEqual(alternates);
    }
  }
});

test('The sitemap has every public page of the indexed languages', () => {
  const wanted = indexedLocales.flatMap((locale) =>
    publicPages.map((page) => pathIn(locale, canonicalPath(page))),
  );
  expect([...paths].sort()).toEqual(wanted.sort());
});

// The pages of a language that is not indexed have the same code.
const unindexed = locales
  .filter((locale) => !indexedLocales.includes(locale))
  .flatMap((locale) => publicPages.map((page) => pathIn(locale, canonicalPath(page))))
  .filter((_, index) => index % 8 === 0);

test('A page of a language that is not indexed names itself, says so, and names no other', async () => {
  expect(unindexed.length).toBeGreaterThan(10);
  for (const [index, path] of unindexed.entries()) {
    const { status, language, canonicals, alternates, meta } = await read(path, index);
    expect([status, language], path).toEqual([200, localeOf(path)]);
    expect([canonicals, alternates], path).toEqual([[hostingUrl + path], {}]);
    expect(meta('robots'), path).toEqual([expect.stringContaining('noindex')]);
  }
});

test('No two pages of the sitemap share a title or a description', () => {
  const texts = paths.flatMap((path) => [
    ...pageOf(path).titles,
    ...pageOf(path).meta('description'),
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
