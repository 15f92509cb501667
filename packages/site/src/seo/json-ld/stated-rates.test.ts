import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { knownPage } from '../../testing/known-page.ts';
import { plainRates, site, today } from '../../testing/site-fixtures.ts';
import type { RatesByCurrency } from '../rates-by-currency.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { pageJsonLd } from './page-json-ld.ts';

const euro = statsOf('EUR');

function statsOf(currency: 'EUR' | 'USD'): RatesStats {
  const stats = plainRates.get(currency);
  if (!stats) throw new Error(`The fixtures lack ${currency}`);
  return stats;
}

function nodesAt(path: string, rates: RatesByCurrency) {
  return pageJsonLd({ site, page: knownPage(path), rates, today })['@graph'];
}

/** The rates stated, as « EUR 3.389 ». */
function statedAt(path: string, rates: RatesByCurrency = plainRates): string[] {
  return nodesAt(path, rates)
    .filter((node) => node['@type'] === 'ExchangeRateSpecification')
    .map((node) => `${node.currency} ${priceOf(node)}`);
}

function priceOf({ currentExchangeRate }: JsonLdNode): unknown {
  return new Map(Object.entries(currentExchangeRate ?? {})).get('price');
}

test.each([
  ['/cours-change', []],
  ['/convertisseur', []],
  ['/cryptomonnaies', []],
  ['/comparateur/eur', ['EUR 3.389', 'EUR 3.3891']],
  ['/convertisseur/eur/usd', ['EUR 3.389', 'USD 2.9345']],
  ['/10-euros-en-dinar-tunisien', ['EUR 3.389']],
])('%s states the reference rates %j, those that it shows', (path, stated) => {
  expect(statedAt(path)).toEqual(stated);
});

test('Home states both rates of the currency chosen and one of each other, the live one first', () => {
  const live = { value: 2.93, date: today, variation: 0, source: 'live-fx' } as const;
  const rates = new Map([...plainRates, ['USD' as const, { ...statsOf('USD'), live }]]);
  expect(statedAt('/', rates)).toEqual(['EUR 3.389', 'EUR 3.3891', 'USD 2.93']);
});

test('A central rate of more than seven days ago is not stated beside the live one', () => {
  const central = { value: 3.2, date: day('2026-11-12'), source: 'bct' } as const;
  const rates = new Map([['EUR' as const, { ...euro, central }]]);
  expect(statedAt('/comparateur/eur', rates)).toEqual(['EUR 3.389']);
});

test('A demonstration leaves nothing in its place', () => {
  const live = { value: 3.4, date: today, variation: 0, source: 'demo' } as const;
  const rates = new Map([['EUR' as const, { ...euro, live }]]);
  expect(nodesAt('/10-euros-en-dinar-tunisien', rates).map((node) => node['@type'])).toEqual([
    'Organization',
    'WebSite',
    'BreadcrumbList',
    'CurrencyConversionService',
  ]);
});
