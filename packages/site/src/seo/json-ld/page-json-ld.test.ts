import { daysBetween } from '@dinar/domain/days/rate-date';
import { roundRate } from '@dinar/domain/money/decimal';
import type { RatesByCurrency } from '@dinar/domain/rates/currency-rates';
import { type BoardOfToday, boardOfToday } from '@dinar/domain/today/board-of-today';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicPages } from '../../pages/public-pages.ts';
import { knownPage } from '../../testing/known-page.ts';
import { anyRates, contextAt, site, today } from '../../testing/site-fixtures.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { pageJsonLd } from './page-json-ld.ts';
import { pageQuestions } from './page-questions.ts';

function nodesAt(path: string) {
  return pageJsonLd(contextAt(path))['@graph'];
}

function ofType(type: string, path: string) {
  return nodesAt(path).filter((node) => node['@type'] === type);
}

test('The structured data of every page contain its publisher and its site', () => {
  const stated = pageJsonLd(contextAt('/contact'));
  expect(stated['@context']).toBe('https://schema.org');
  expect(nodesAt('/contact').slice(0, 2)).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://dinar.example/#organization',
      name: 'Dinar en Direct',
      url: 'https://dinar.example/',
      logo: 'https://dinar.example/favicon.svg',
      email: 'contact@dinar.example',
      telephone: '+216 70 000 000',
      address: { '@type': 'PostalAddress', addressLocality: 'Tunis', addressCountry: 'TN' },
    },
    {
      '@type': 'WebSite',
      '@id': 'https://dinar.example/#website',
      name: 'Dinar en Direct',
      url: 'https://dinar.example/',
      inLanguage: 'fr',
      publisher: { '@id': 'https://dinar.example/#organization' },
    },
  ]);
});

test('The breadcrumbs of a bank page contain the list of banks; the home page has none', () => {
  expect(ofType('BreadcrumbList', '/cours-change/BIAT')).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://dinar.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Banques',
          item: 'https://dinar.example/cours-change',
        },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'BIAT',
          item: 'https://dinar.example/cours-change/biat',
        },
      ],
    },
  ]);
  expect(ofType('BreadcrumbList', '/')).toEqual([]);
});

test('The home page offers the conversion and states the rates that it shows', () => {
  expect(nodesAt('/').slice(2, 5)).toEqual([
    {
      '@type': 'CurrencyConversionService',
      name: 'Convertisseur de devises en dinar tunisien',
      url: 'https://dinar.example/',
      provider: { '@id': 'https://dinar.example/#organization' },
      areaServed: { '@type': 'Country', name: 'Tunisie' },
    },
    exchangeRate('1 EUR en TND, cours moyen du marché des changes', 3.389, '2026-11-20'),
    exchangeRate(
      '1 EUR en TND, cours moyen de la Banque Centrale de Tunisie',
      3.3891,
      '2026-11-19',
    ),
  ]);
});

test('A bank page states both sides of that bank’s quotes, and the spread between them', () => {
  const spread = {
    exchangeRateSpread: { '@type': 'MonetaryAmount', value: 0.11, currency: 'TND' },
  };
  expect(ofType('ExchangeRateSpecification', '/cours-change/biat')).toEqual([
    { ...exchangeRate('1 EUR en TND, cours acheteur, BIAT', 3.302, '2026-11-20'), ...spread },
    { ...exchangeRate('1 EUR en TND, cours vendeur, BIAT', 3.412, '2026-11-20'), ...spread },
  ]);
});

test.each([
  ['/convertisseur', 'Convertisseur de devises en dinar tunisien', '/convertisseur'],
  ['/convertisseur/EUR/USD/5', 'Convertisseur EUR en USD', '/convertisseur/eur/usd'],
  [
    '/convertisseur/10-euros-en-dinar-tunisien',
    'Convertisseur de devises en dinar tunisien',
    '/10-euros-en-dinar-tunisien',
  ],
])('The converter at %s is offered as « %s » under %s', (path, name, at) => {
  expect(ofType('CurrencyConversionService', path)).toMatchObject([
    { name, url: `https://dinar.example${at}` },
  ]);
});

test('A page without converter and rates states only publisher, site and breadcrumbs', () => {
  for (const path of [
    '/cours-change',
    '/cours-change/uib',
    '/comparateur/cad',
    '/cryptomonnaies',
  ]) {
    expect(nodesAt(path).map((node) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
      'BreadcrumbList',
    ]);
  }
});

test('The questions of a page are stated with their answers; without questions there is no FAQ', () => {
  const [faq] = ofType('FAQPage', '/faq');
  expect(faq?.mainEntity).toEqual(
    pageQuestions(knownPage('/faq')).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
  expect(ofType('FAQPage', '/contact')).toEqual([]);
});

test('For any rates, every stated rate is known, recent and not a demonstration', () => {
  fc.assert(
    fc.property(anyRates, fc.constantFrom(...publicPages), (rates, page) => {
      const board = boardOfToday(rates, today);
      const known = [...realPrices(rates), ...meanPrices(board)];
      const stated = pageJsonLd({ site, page, board })['@graph'].filter(
        (node) => node['@type'] === 'ExchangeRateSpecification',
      );
      expect(stated.filter((node) => !known.some((price) => isSame(node, price)))).toEqual([]);
    }),
  );
});

interface Price {
  readonly currency: string;
  readonly price: number;
  readonly validFrom: string;
}

function realPrices(rates: RatesByCurrency): Price[] {
  return [...rates.values()].flatMap(({ currency, live, central, banks }) =>
    [
      live,
      central,
      ...banks.map((quote) => ({ ...quote, value: quote.purchaseRate })),
      ...banks.map((quote) => ({ ...quote, value: quote.saleRate })),
    ]
      .filter((rate) => rate !== undefined)
      .filter(({ source, date }) => source !== 'demo' && isRecent(daysBetween(date, today)))
      .map(({ value, date }) => ({ currency, price: value, validFrom: date })),
  );
}

function isRecent(ageDays: number): boolean {
  return ageDays >= 0 && ageDays <= 7;
}

function meanPrices({ currencies }: BoardOfToday): Price[] {
  return [...currencies.values()].flatMap(({ currency, counters: { mean } }) =>
    mean && !mean.sources.includes('demo')
      ? [mean.purchase, mean.sale].map(({ value, day }) => ({
          currency,
          price: roundRate(value),
          validFrom: day,
        }))
      : [],
  );
}

function isSame(node: JsonLdNode, price: Price): boolean {
  const { currency, ...expected } = price;
  const specification = JSON.stringify(node.currentExchangeRate);
  return (
    node.currency === currency &&
    specification.includes(`"price":${JSON.stringify(expected.price)},`) &&
    specification.includes(`"validFrom":"${expected.validFrom}"`)
  );
}

function exchangeRate(name: string, price: number, validFrom: string) {
  return {
    '@type': 'ExchangeRateSpecification',
    name,
    currency: 'EUR',
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'TND',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: 'EUR' },
      validFrom,
    },
  };
}
