import { utcDay } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import { type BoardOfToday, boardOfToday } from '@dinar/domain/today/board-of-today';
import { canonicalPath } from '@dinar/site/pages/canonical-path';
import { pageAt } from '@dinar/site/pages/page';
import { routes } from '@dinar/site/routes/routes';
import { pageQuestions } from '@dinar/site/seo/json-ld/page-questions';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type CrawledPage, crawl, inOneLine, type Statement } from '../support/crawled-page.ts';
import { pngSize } from '../support/png-size.ts';
import { demoCurrency, plantedEuro, plantRealRates, storedRates } from '../support/real-rates.ts';
import { sitemapEntries } from '../support/sitemap-entries.ts';
import { realRates, statedRate } from '../support/stated-rates.ts';
import { openStaffDatabase } from './open-staff-database.ts';

const { hostingUrl } = inject('stack');
const db = openStaffDatabase();
const entries = await sitemapEntries(hostingUrl);
const paths = entries.map(({ location }) => location.slice(hostingUrl.length));

const pages = new Map<string, CrawledPage>();
let board: BoardOfToday;
let putBack: () => Promise<void>;

beforeAll(async () => {
  putBack = await plantRealRates(db);
  board = boardOfToday(await storedRates(db), utcDay(new Date()));
  // The function keeps the rates in memory for some seconds.
  await vi.waitFor(
    async () => {
      const { text } = await crawl(`${hostingUrl}/`);
      expect(text).toContain(`1 EUR = ${formatHeadlineRate(plantedEuro)} TND`);
    },
    { timeout: 30_000, interval: 500 },
  );
  for (const path of paths) pages.set(path, await crawl(hostingUrl + path));
});
afterAll(() => putBack());

function pageOf(path: string): CrawledPage {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not crawled`);
  return page;
}

function ofType(page: CrawledPage, type: string): Statement[] {
  return page.statements.filter((statement) => statement['@type'] === type);
}

function isOwnAddress(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && canonicalPath(page) === path;
}

test('The sitemap names each page once, under its own address, and no other', () => {
  const ownPaths = routes.map(({ path }) => path).filter(isOwnAddress);
  expect(paths).toEqual(expect.arrayContaining(ownPaths));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !isOwnAddress(path))).toEqual([]);
});

test('Home was last modified on the latest day of its rates', () => {
  const days = [...board.currencies.values()].flatMap(({ leading, counters }) => [
    leading?.rate.day,
    ...counters.inForce.map(({ day }) => day),
  ]);
  const latest = days.filter((day) => day !== undefined).sort();
  expect(entries[0]).toEqual({ location: `${hostingUrl}/`, lastModified: latest.at(-1) });
});

describe.each(paths)('The page %s', (path) => {
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
      locale: ['fr_FR'],
      titles: [titles[0], titles[0]],
      descriptions: [inOneLine(description ?? ''), inOneLine(description ?? '')],
      url: [hostingUrl + path],
      card: ['summary_large_image'],
      images: 2,
      alts: 2,
    });
  });

  test('has a share image of the size it says', async () => {
    const { meta } = pageOf(path);
    const addresses = new Set([...meta('og:image'), ...meta('twitter:image')]);
    expect(addresses.size).toBe(1);
    const [address = ''] = addresses;
    expect(address.startsWith(`${hostingUrl}/images/partage/`)).toBe(true);
    const response = await fetch(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const size = pngSize(new Uint8Array(await response.arrayBuffer()));
    expect(size).toEqual({ width: 1200, height: 630 });
    expect([...meta('og:image:width'), ...meta('og:image:height')]).toEqual(['1200', '630']);
  });

  test('says who publishes it and how one gets there', () => {
    const page = pageOf(path);
    expect(ofType(page, 'Organization')).toEqual([
      expect.objectContaining({ url: `${hostingUrl}/`, logo: `${hostingUrl}/favicon.svg` }),
    ]);
    expect(ofType(page, 'WebSite')).toEqual([
      expect.objectContaining({ url: `${hostingUrl}/`, inLanguage: 'fr' }),
    ]);
    expect(ofType(page, 'BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1);
  });

  test('states no rate but those that Firestore holds from a real source, as it shows them', () => {
    const page = pageOf(path);
    for (const rate of ofType(page, 'ExchangeRateSpecification').map(statedRate)) {
      expect(realRates(board)).toContainEqual(rate);
      const texts = [formatTableRate, formatHeadlineRate].map((format) =>
        inOneLine(format(rate.price)),
      );
      expect(texts.filter((text) => page.text.includes(text))).not.toEqual([]);
      expect(page.days).toContain(rate.validFrom);
    }
  });

  test('states the questions that it answers, and only those', () => {
    const page = pageOf(path);
    const at = pageAt(path);
    const questions = at ? pageQuestions(at) : [];
    expect(ofType(page, 'FAQPage')).toHaveLength(questions.length > 0 ? 1 : 0);
    for (const { question, answer } of questions) {
      expect(page.text).toContain(inOneLine(question));
      for (const paragraph of answer.split('\n\n')) {
        expect(page.text).toContain(inOneLine(paragraph));
      }
    }
  });
});

test('Home states the live and the official euro, and no demonstration', () => {
  const stated = ofType(pageOf('/'), 'ExchangeRateSpecification').map(statedRate);
  const { market, central } = board.currencies.get('EUR') ?? {};
  expect(stated.slice(0, 2)).toEqual([
    { currency: 'EUR', price: plantedEuro, validFrom: market?.rate.day },
    { currency: 'EUR', price: central?.rate.value.toNumber(), validFrom: central?.rate.day },
  ]);
  expect(stated.filter(({ currency }) => currency === demoCurrency)).toEqual([]);
  expect(ofType(pageOf('/'), 'CurrencyConversionService')).toHaveLength(1);
  expect(pageOf('/').titles[0]).toContain(`1 EUR = ${formatHeadlineRate(plantedEuro)} TND`);
});

test('No two pages of the sitemap share a title or a description', () => {
  const texts = paths.flatMap((path) => [
    ...pageOf(path).titles,
    ...pageOf(path).meta('description'),
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('The page of ten euros gives one answer, in its title, its description and its result', () => {
  const { titles, meta, main } = pageOf('/10-euros-en-dinar-tunisien');
  const shown = main?.querySelector('[data-figure="answer"][data-pair="EUR-TND"]');
  const answer = inOneLine(shown?.text ?? '').replace(/ TND$/, '');
  expect(answer).toMatch(/^\d+,\d{2,4}$/);
  expect(titles[0]).toContain(`10 euros en dinar tunisien : ${answer} TND au `);
  expect(meta('description').map(inOneLine)).toEqual([
    expect.stringContaining(`Vous recevez ${answer} TND pour 10 euros (cours acheteur`),
  ]);
});
