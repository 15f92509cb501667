import { expect, test } from 'vitest';
import { knownPage } from '../testing/known-page.ts';
import { pageCurrencies } from './page-currencies.ts';

function currenciesAt(address: string) {
  return pageCurrencies(knownPage(address));
}

test.each([
  ['/cours-change', ['EUR']],
  ['/meilleur-taux-de-dollar', ['USD']],
  ['/comparateur', ['EUR']],
  ['/comparateur/jpy', ['JPY']],
  ['/convertisseur', ['EUR']],
  ['/convertisseur/usd/chf', ['USD', 'CHF']],
  ['/convertisseur/tnd/chf', ['CHF']],
  ['/10-dollars-en-dinar-tunisien', ['USD']],
  ['/cryptomonnaies', []],
  ['/contact', []],
])('%s shows the rates of %j', (path, currencies) => {
  expect(currenciesAt(path)).toEqual(currencies);
});

test('The home page has the chosen currency first, then each of the others once', () => {
  expect(currenciesAt('/?devise=SAR')).toEqual(['SAR', 'EUR', 'USD', 'GBP', 'CAD', 'AED', 'DZD']);
});

test('A bank page has the euro and the dollar first, and each currency once', () => {
  const currencies = currenciesAt('/cours-change/biat');
  expect(currencies.slice(0, 2)).toEqual(['EUR', 'USD']);
  expect(new Set(currencies).size).toBe(14);
  expect(currencies).toHaveLength(14);
});
