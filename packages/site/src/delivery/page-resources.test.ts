import { expect, test } from 'vitest';
import { pageAt } from '../pages/page.ts';
import { resourceKey, resourcesOf } from './page-resources.ts';

test.each([
  ['/', ['coins', 'news']],
  ['/cours-change', []],
  ['/cours-change/biat', ['snapshots:BIAT', 'records']],
  ['/comparateur', ['history:EUR', 'coins']],
  ['/comparateur/usd', ['history:USD', 'coins']],
  ['/convertisseur', ['recent:EUR']],
  ['/convertisseur/usd/tnd', ['recent:USD']],
  ['/convertisseur/tnd/usd', ['recent:USD']],
  ['/convertisseur/usd/eur', []],
  ['/10-euros-en-dinar-tunisien', ['recent:EUR']],
  ['/cryptomonnaies', ['coins']],
  ['/faq', []],
  ['/etat', ['health', 'records']],
])('The page at %s is rendered from %j beside the rates', (url, keys) => {
  const page = pageAt(url);
  expect(page && resourcesOf(page).map(resourceKey)).toEqual(keys);
});
