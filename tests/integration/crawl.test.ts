import { formatDayInWords } from '@dinar/domain/days/format-day';
import { utcDay } from '@dinar/domain/days/rate-date';
import { formatAmount, formatRate3, formatRate4 } from '@dinar/domain/format/format-number';
import { canonicalPath } from '@dinar/site/pages/canonical-path';
import { pageAt } from '@dinar/site/pages/page';
import { routes } from '@dinar/site/routes/routes';
import { pageQuestions } from '@dinar/site/seo/json-ld/page-questions';
import type { RatesByCurrency } from '@dinar/site/seo/rates-by-currency';
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
let stored: RatesByCurrency;
let putBack: () => Promise<void>;

beforeAll(async () => {
  putBack = await plantRealRates(db);
  stored = await storedRates(db);
  // The function keeps the rates in memory for some seconds.
  await vi.waitFor(
    async () => {
      const { text } = await crawl(`${hostingUrl}/`);
      expect(text).toContain(`1 EUR = ${formatRate4(plantedEuro)} TND`);
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
  const days = [...stored.values()].flatMap(({ live, central, date }) => [
    live?.date,
    central?.date,
    date,
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
    const format = pageAt(path)?.kind === 'bank' ? formatRate3 : formatRate4;
    for (const rate of ofType(page, 'ExchangeRateSpecification').map(statedRate)) {
      expect(realRates(stored)).toContainEqual(rate);
      expect(page.text).toContain(inOneLine(format(rate.price)));
      expect(page.text).toMatch(dayAsShown(rate.validFrom));
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

/** A day in words; of today « Aujourd’hui » alone will do. */
function dayAsShown(day: string): RegExp {
  const found = [...stored.values()]
    .flatMap(({ live, central, banks }) => [live, central, ...banks])
    .find((rate) => rate?.date === day);
  if (!found) throw new Error(`No stored rate is of ${day}`);
  const words = formatDayInWords(found.date);
  return new RegExp(found.date === utcDay(new Date()) ? `${words}|[Aa]ujourd’hui` : words);
}

test('Home states the live and the official euro, and no demonstration', () => {
  const stated = ofType(pageOf('/'), 'ExchangeRateSpecification').map(statedRate);
  const central = stored.get('EUR')?.central;
  expect(stated.filter(({ currency }) => currency === 'EUR')).toEqual([
    { currency: 'EUR', price: plantedEuro, validFrom: stored.get('EUR')?.live?.date },
    { currency: 'EUR', price: central?.value, validFrom: central?.date },
  ]);
  expect(stated.filter(({ currency }) => currency === demoCurrency)).toEqual([]);
  expect(ofType(pageOf('/'), 'CurrencyConversionService')).toHaveLength(1);
  expect(pageOf('/').titles[0]).toContain(`1 EUR = ${formatRate4(plantedEuro)} TND`);
});

test('No two pages of the sitemap share a title or a description', () => {
  const texts = paths.flatMap((path) => [
    ...pageOf(path).titles,
    ...pageOf(path).meta('description'),
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

const tenEuros = '/10-euros-en-dinar-tunisien';

test('The page of ten euros answers in its title, its first sentence and its table', () => {
  const { titles, main } = pageOf(tenEuros);
  const answer = formatAmount(10 * plantedEuro);
  expect(titles[0]).toMatch(new RegExp(`^10 euros en dinar tunisien : ${answer} TND`));
  expect(inOneLine(main?.querySelector('p')?.text ?? '').split('. ')[0]).toContain(answer);
  const tables = main?.querySelectorAll('table').map((table) => inOneLine(table.text)) ?? [];
  expect(tables.filter((text) => text.includes(answer))).not.toEqual([]);
});
