import { expect, test } from 'vitest';
import { matchRoute } from './match-route.ts';

function found(path: string) {
  const match = matchRoute(path);
  return match && [match.route.id, match.params];
}

test.each([
  ['/', ['home', {}]],
  ['', ['home', {}]],
  ['/health/', ['health', {}]],
  ['/cours-change/BIAT', ['bank', { bankId: 'BIAT' }]],
  ['/cours-change/biat/eur', ['bank-currency', { bankId: 'biat', currency: 'eur' }]],
  ['/meilleur-taux-de-euro-aujourdhui', ['best-rate-product-today', { product: 'euro' }]],
  ['/meilleur-taux-de-change', ['best-rate', {}]],
  ['/meilleur-taux-de-euro', ['best-rate-product', { product: 'euro' }]],
  [
    '/convertisseur/eur/tnd/12%2C5',
    ['converter-amount', { from: 'eur', to: 'tnd', amount: '12,5' }],
  ],
  ['/10-Euros-en-dinar-tunisien', ['conversion-10-euros-en-dinar-tunisien', {}]],
])('The path %s is served by its route', (path, expected) => {
  expect(found(path)).toEqual(expected);
});

test('Unknown and malformed paths, and paths with an empty part, have no route', () => {
  const paths = [
    '/inconnu',
    '/404',
    '/meilleur-taux-de-',
    '/meilleur-taux-de-euro/tnd',
    '/faq/1',
    '/cours-change/%E0%A4%A',
  ];
  expect(paths.map(found)).toEqual(paths.map(() => undefined));
});
