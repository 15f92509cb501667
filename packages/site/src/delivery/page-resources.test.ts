import { expect, test } from 'vitest';
import { knownPage, partsOf } from '../testing/known-page.ts';
import { resourceKey, resourcesOf } from './page-resources.ts';

test.each([
  ['/', ['coins', 'news']],
  ['/cours-change', []],
  ['/cours-change/biat', ['snapshots:BIAT', 'records']],
  ['/comparateur', ['month:EUR', 'coins']],
  ['/comparateur/usd', ['month:USD', 'coins']],
  ['/comparateur?periode=7j', ['month:EUR', 'coins']],
  ['/comparateur?periode=3m', ['quarter:EUR', 'coins']],
  ['/comparateur/usd?periode=1a', ['year:USD', 'coins']],
  ['/comparateur?periode=tout', ['coins']],
  ['/comparateur?periode=2a', ['month:EUR', 'coins']],
  ['/convertisseur', ['recent:EUR']],
  ['/convertisseur/usd/tnd', ['recent:USD']],
  ['/convertisseur/tnd/usd', ['recent:USD']],
  ['/convertisseur/usd/eur', []],
  ['/10-euros-en-dinar-tunisien', ['recent:EUR']],
  ['/cryptomonnaies', ['coins']],
  ['/faq', []],
  ['/etat', ['health', 'records']],
])('The page at %s is rendered from %j beside the rates', (url, keys) => {
  const resources = resourcesOf(knownPage(url), partsOf(url).query);
  expect(resources.map(resourceKey)).toEqual(keys);
});
