import { bankTable } from '@dinar/domain/banks/bank-table';
import {
  bankPageCurrencies,
  comparatorCurrencies,
  homeCurrencies,
} from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { locales } from '@dinar/domain/language/locale';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from '../pages/canonical-path.ts';
import { publicPages } from '../pages/public-pages.ts';
import { knownPage } from '../testing/known-page.ts';
import { anyRates, contextAt, plainBoard, site, today } from '../testing/site-fixtures.ts';
import { descriptionLimit, shownLength, titleLimit } from './fit-text.ts';
import { pageMetadata } from './page-metadata.ts';

function metadataAt(address: string) {
  return pageMetadata(contextAt(address), ['fr']);
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('The home page’s metadata has the euro’s rate', () => {
  expect(metadataAt('/')).toEqual({
    title: 'Taux de change du dinar tunisien en direct : 1 EUR = 3,3890 TND',
    description:
      '1 EUR = 3,3890 TND, cours moyen du vendredi 20 novembre 2026. Banque Centrale, banques comparées, cours en direct vérifiés toutes les heures.',
    keywords:
      'Euro dinar tunisien, taux de change EUR TND, cours Euro Tunisie, taux de change Tunisie, dinar tunisien',
    canonical: 'https://dinar.example/',
    alternates: [],
    robots: 'index, follow, max-image-preview:large',
    siteName: 'Dinar en Direct',
    locale: 'fr_FR',
    otherLocales: ['ar_AR', 'en_GB'],
    sharedAddress: 'https://dinar.example/',
    image: {
      url: 'https://dinar.example/images/partage/home.png',
      alt: 'Taux de change du dinar tunisien en direct',
      width: 1200,
      height: 630,
    },
  });
});

test.each([
  ['/10-euros-en-dinar-tunisien', 'EUR'],
  ['/convertisseur/tnd/usd', 'USD'],
  ['/comparateur/usd', 'USD'],
  ['/aide-memoire/eur', 'EUR'],
])('%s has the picture of %s of its last official day', (path, currency) => {
  expect(metadataAt(path).image).toMatchObject({
    url: `https://dinar.example/partage/2026-11-19/${currency}.png`,
    alt: `1 ${currency} en dinar tunisien, jeudi 19 novembre 2026`,
  });
});

test.each(['/cours-change/biat/eur', '/cours-change/biat', '/convertisseur/gbp/tnd', '/faq'])(
  '%s, without a single currency or its official rate, has the image of its page kind',
  (path) => {
    expect(metadataAt(path).image.url).toContain('/images/partage/');
  },
);

test('The home page’s metadata are of the chosen currency and keep the canonical address', () => {
  expect(metadataAt('/?devise=USD')).toMatchObject({
    title: 'Taux de change USD / TND en direct : 1 USD = 2,9345 TND',
    canonical: 'https://dinar.example/',
  });
});

test.each([
  ['/health', '/'],
  ['/taux-de-change', '/cours-change'],
  ['/meilleur-taux-de-euro-aujourdhui', '/cours-change'],
  ['/cours-change/BIAT/EUR', '/cours-change/biat/eur'],
  ['/cours-change/biat/euros', '/cours-change/biat'],
  ['/cours-change/inconnue', '/cours-change'],
  ['/comparateur/EUR', '/comparateur/eur'],
  ['/convertisseur/inconnu', '/convertisseur'],
  ['/convertisseur/EUR/TND/37', '/convertisseur/eur/tnd'],
  ['/convertisseur/eur/tnd/100', '/100-euros-en-dinar-tunisien'],
  ['/50-euros-en-dinar-tunisien?from=USD&amount=200', '/convertisseur/usd/tnd'],
  ['/cryptomonnaies/bitcoin', '/cryptomonnaies'],
])('The page at %s is known under %s', (path, canonical) => {
  expect(metadataAt(path).canonical).toBe(`https://dinar.example${canonical}`);
});

test('A page that is not in the sitemap is not indexed', () => {
  expect(
    ['/', '/health', '/faq', '/convertisseur/eur/usd'].map((path) => metadataAt(path).robots),
  ).toEqual([
    'index, follow, max-image-preview:large',
    'index, follow, max-image-preview:large',
    'index, follow, max-image-preview:large',
    'noindex, follow',
  ]);
});

test.each(locales)(
  'For any rates, titles and descriptions in %s are unique and short enough',
  (locale) => {
    const pages = publicPages.map((page) => ({ ...page, locale }));
    fc.assert(
      fc.property(anyRates, (rates) => {
        const board = boardOfToday(rates, today);
        const all = pages.map((page) => pageMetadata({ site, page, board }));
        const titles = all.map(({ title }) => title);
        const descriptions = all.map(({ description }) => description);
        expect(repeated(titles)).toEqual([]);
        expect(repeated(descriptions)).toEqual([]);
        expect(titles.filter((text) => shownLength(text) > titleLimit)).toEqual([]);
        expect(descriptions.filter((text) => shownLength(text) > descriptionLimit)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  },
);

test('Each language has its own address, words, alternates and names of the other languages', () => {
  const [french, arabic, english] = locales.map((locale) =>
    pageMetadata({
      site,
      page: { ...knownPage('/convertisseur/eur/tnd'), locale },
      board: plainBoard,
    }),
  );
  const links = [
    { hreflang: 'fr', href: 'https://dinar.example/convertisseur/eur/tnd' },
    { hreflang: 'en', href: 'https://dinar.example/en/convertisseur/eur/tnd' },
    { hreflang: 'x-default', href: 'https://dinar.example/convertisseur/eur/tnd' },
  ];
  expect(french).toMatchObject({
    robots: 'index, follow, max-image-preview:large',
    alternates: links,
    locale: 'fr_FR',
    otherLocales: ['ar_AR', 'en_GB'],
  });
  expect(english).toMatchObject({
    title: 'Euro to Tunisian Dinar: 1 EUR = 3.31 TND at STB on 20 Nov 2026',
    canonical: 'https://dinar.example/en/convertisseur/eur/tnd',
    robots: 'index, follow, max-image-preview:large',
    alternates: links,
    locale: 'en_GB',
    otherLocales: ['fr_FR', 'ar_AR'],
    image: { url: 'https://dinar.example/partage/en/2026-11-19/EUR.png' },
  });
  expect(arabic).toMatchObject({
    title:
      'تحويل \u2066EUR\u2069 إلى \u2066TND\u2069: \u20661 EUR = 3,31 TND\u2069 لدى الشركة التونسية للبنك',
    canonical: 'https://dinar.example/ar/convertisseur/eur/tnd',
    robots: 'noindex, follow',
    alternates: [],
    locale: 'ar_AR',
    otherLocales: ['fr_FR', 'en_GB'],
  });
});

test('No figure is beside a Latin code, sign or slash in an Arabic head, unless it is isolated', () => {
  const turned = /[a-z=/%][^\p{L}\d]*\d|\d[^\p{L}\d]*[a-z=/%]/iu;
  const heads = (locale: 'ar' | 'en') =>
    publicPages.flatMap((page) => {
      const { title, description, image } = pageMetadata({
        site,
        page: { ...page, locale },
        board: plainBoard,
      });
      return [title, description, image.alt].map((text) =>
        text.replace(/\u2066[^\u2066\u2069]*\u2069/g, ''),
      );
    });
  expect(heads('ar').filter((text) => turned.test(text))).toEqual([]);
  expect(heads('en').some((text) => turned.test(text))).toBe(true);
});

test('A page that is not indexed has no alternates', () => {
  for (const path of ['/convertisseur/eur/usd', '/cours-change/biat/jpy']) {
    expect(pageMetadata(contextAt(path), locales).alternates).toEqual([]);
  }
});

test('Every public page is at its canonical address, each address once', () => {
  const paths = publicPages.map(canonicalPath);
  expect(repeated(paths)).toEqual([]);
  expect(paths.filter((path) => metadataAt(path).canonical !== `${site.url}${path}`)).toEqual([]);
  const wanted = [
    '/',
    '/faq',
    ...bankTable.map(({ slug }) => `/cours-change/${slug}`),
    ...bankTable.flatMap(({ slug, code }) =>
      bankPageCurrencies
        .filter((currency) => code !== 'BCTN' || currencyTable[currency].centralBankQuoted)
        .map((currency) => `/cours-change/${slug}/${currency.toLowerCase()}`),
    ),
    ...comparatorCurrencies.map((currency) => `/comparateur/${currency.toLowerCase()}`),
    ...homeCurrencies.map((currency) => `/aide-memoire/${currency.toLowerCase()}`),
  ];
  expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
});

test.each([
  [
    '/convertisseur?from=TND&to=USD&amount=12000&intent=buy',
    '/convertisseur/tnd/usd',
    '?from=TND&to=USD&amount=12000&intent=buy',
  ],
  [
    '/convertisseur/eur/tnd/500?bank=biat',
    '/500-euros-en-dinar-tunisien',
    '?from=EUR&to=TND&amount=500&bank=biat',
  ],
])('Networks know %s by its question, search engines by %s', (address, pair, own) => {
  expect(metadataAt(address)).toMatchObject({
    canonical: `https://dinar.example${pair}`,
    sharedAddress: `https://dinar.example/convertisseur${own}`,
  });
});

test.each([
  '/convertisseur/eur/tnd',
  '/convertisseur?from=EUR&to=TND&amount=abc',
  '/10-euros-en-dinar-tunisien',
])('%s is known by one address', (address) => {
  const { canonical, sharedAddress } = metadataAt(address);
  expect(sharedAddress).toBe(canonical);
});
