import { day } from '@dinar/domain/testing/rate-arbitraries';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from '../pages/canonical-path.ts';
import { pageAt } from '../pages/page.ts';
import { publicPages } from '../pages/public-pages.ts';
import { knownPage } from '../testing/known-page.ts';
import { anyRates, plainRates, site, today } from '../testing/site-fixtures.ts';
import { descriptionLimit, titleLimit } from './fit-text.ts';
import { metadataTags } from './metadata-tags.ts';
import { pageMetadata } from './page-metadata.ts';
import type { RatesByCurrency } from './rates-by-currency.ts';

function metadataAt(path: string, rates: RatesByCurrency = plainRates) {
  return pageMetadata({ site, page: knownPage(path), rates, today });
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('The home page says in its metadata what the euro is worth', () => {
  const title = 'Taux de change du dinar tunisien en direct : 1 EUR = 3,3890 TND';
  const description =
    '1 EUR = 3,3890 TND, vendredi 20 novembre 2026. Cours en direct, taux de la Banque Centrale de Tunisie et comparaison des banques.';
  const image = {
    url: 'https://dinar.example/images/partage/home.png',
    alt: 'Taux de change du dinar tunisien en direct',
    width: 1200,
    height: 630,
  };
  expect(metadataAt('/')).toEqual({
    title,
    description,
    keywords:
      'Euro dinar tunisien, taux de change EUR TND, cours Euro Tunisie, taux de change Tunisie, dinar tunisien',
    canonical: 'https://dinar.example/',
    robots: 'index, follow, max-image-preview:large',
    openGraph: {
      type: 'website',
      siteName: 'Dinar en Direct',
      locale: 'fr_FR',
      title,
      description,
      url: 'https://dinar.example/',
      image,
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      image: image.url,
      imageAlt: image.alt,
    },
  });
});

test.each([
  ['/10-euros-en-dinar-tunisien', '10 euros en dinar tunisien : 33,89 TND au 20/11/2026'],
  [
    '/convertisseur/10-euros-en-dinar-tunisien',
    '10 euros en dinar tunisien : 33,89 TND au 20/11/2026',
  ],
  ['/convertisseur/EUR/TND/10', '10 euros en dinar tunisien : 33,89 TND au 20/11/2026'],
  ['/1-dollar-en-dinar-tunisien', '1 dollar en dinar tunisien : 2,9345 TND au 19/11/2026'],
  ['/500-euros-en-dinar-tunisien', '500 euros en dinar tunisien : 1\u202f694,5 TND au 20/11/2026'],
  ['/convertisseur/tnd/eur', 'Dinar Tunisien en Euro : 1 TND = 0,2951 EUR au 20/11/2026'],
  ['/convertisseur/eur/usd', 'Euro en Dollar US : 1 EUR = 1,1549 USD au 19/11/2026'],
  ['/convertisseur/gbp/tnd', 'Convertisseur Livre Sterling (GBP) en Dinar Tunisien (TND)'],
  ['/convertisseur/eur/eur', 'Convertisseur de devises en dinar tunisien : 1 EUR = 3,3890 TND'],
  ['/cours-change/biat', 'Cours de change BIAT : EUR 3,302 / 3,412 TND au 20/11/2026'],
  ['/cours-change/inconnue', 'Cours de change des banques tunisiennes : 1 EUR = 3,3890 TND'],
  ['/cours-change/bct', 'Cours de change Banque Centrale de Tunisie : 1 EUR = 3,3891 TND'],
  ['/meilleur-taux-de-dollar', 'Meilleur taux Dollar US : 1 USD = 2,9345 TND | Dinar en Direct'],
  ['/comparateur/eur', 'Meilleur taux EUR / TND : achat 3,310, vente 3,412 au 20/11/2026'],
  ['/faq', 'Questions fréquentes | Dinar en Direct'],
])('The title of %s is « %s »', (path, title) => {
  expect(metadataAt(path).title).toBe(title);
});

test('A conversion answers in the description with its day and the rate of one unit', () => {
  expect(metadataAt('/10-euros-en-dinar-tunisien').description).toBe(
    '10 euros valent 33,89 TND au cours du vendredi 20 novembre 2026 (1 EUR = 3,3890 TND). Comparez l’achat et la vente des banques.',
  );
});

test('Without a rate of the last 7 days no value is given', () => {
  const page = pageAt('/10-euros-en-dinar-tunisien');
  const later = page && pageMetadata({ site, page, rates: plainRates, today: day('2026-11-28') });
  expect([later?.title, later?.description]).toEqual([
    '10 euros en dinar tunisien | Dinar en Direct',
    '10 euros en dinar tunisien : la conversion au cours du jour, banque par banque.',
  ]);
});

test('A value that is a demonstration is marked as one', () => {
  const rates: RatesByCurrency = new Map([
    [
      'EUR',
      {
        currency: 'EUR',
        live: { value: 3.4, date: today, variation: 0, source: 'demo' },
        banks: [],
        bankCount: 0,
      },
    ],
  ]);
  expect(metadataAt('/1-euro-en-dinar-tunisien', rates).description).toBe(
    '1 euro vaut 3,4000 TND au cours du vendredi 20 novembre 2026. Données de démonstration. Comparez l’achat et la vente des banques.',
  );
});

test('The home page speaks of the currency chosen and stays at its one address', () => {
  const page = pageAt('/', new Map([['devise', 'USD']]));
  const chosen = page && pageMetadata({ site, page, rates: plainRates, today });
  expect([chosen?.title, chosen?.canonical]).toEqual([
    'Taux de change USD / TND en direct : 1 USD = 2,9345 TND',
    'https://dinar.example/',
  ]);
});

test.each([
  ['/health', '/'],
  ['/taux-de-change', '/cours-change'],
  ['/meilleur-taux-de-euro-aujourdhui', '/cours-change'],
  ['/cours-change/BIAT/eur', '/cours-change/biat'],
  ['/cours-change/inconnue', '/cours-change'],
  ['/comparateur/EUR', '/comparateur/eur'],
  ['/convertisseur/inconnu', '/convertisseur'],
  ['/convertisseur/EUR/TND/37', '/convertisseur/eur/tnd'],
  ['/convertisseur/eur/tnd/100', '/100-euros-en-dinar-tunisien'],
  ['/cryptomonnaies/bitcoin', '/cryptomonnaies'],
])('The page at %s is known under %s', (path, canonical) => {
  expect(metadataAt(path).canonical).toBe(`https://dinar.example${canonical}`);
});

test('A page that no list leads to is not indexed', () => {
  expect(
    ['/', '/health', '/faq', '/convertisseur/eur/usd'].map((path) => metadataAt(path).robots),
  ).toEqual([
    'index, follow, max-image-preview:large',
    'index, follow, max-image-preview:large',
    'index, follow, max-image-preview:large',
    'noindex, follow',
  ]);
});

test('Every meta element has its own name and a content', () => {
  const tags = metadataTags(metadataAt('/'));
  expect(repeated(tags.map((tag) => ('name' in tag ? tag.name : tag.property)))).toEqual([]);
  expect(tags.filter(({ content }) => content.trim() === '')).toEqual([]);
  expect(tags[0]).toEqual({ name: 'description', content: metadataAt('/').description });
});

test('Whatever the rates, titles and descriptions are unique over the site and short enough', () => {
  fc.assert(
    fc.property(anyRates, (rates) => {
      const all = publicPages.map((page) => pageMetadata({ site, page, rates, today }));
      const titles = all.map(({ title }) => title);
      const descriptions = all.map(({ description }) => description);
      expect(repeated(titles)).toEqual([]);
      expect(repeated(descriptions)).toEqual([]);
      expect(titles.filter(({ length }) => length > titleLimit)).toEqual([]);
      expect(descriptions.filter(({ length }) => length > descriptionLimit)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('Every public page is at its own address, each address once', () => {
  const paths = publicPages.map(canonicalPath);
  expect(repeated(paths)).toEqual([]);
  expect(paths.filter((path) => metadataAt(path).canonical !== `${site.url}${path}`)).toEqual([]);
  expect(paths).toHaveLength(20 + 20 + 15 + 22);
});
