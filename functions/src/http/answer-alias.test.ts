import { expect, test } from 'vitest';
import { answerAlias } from './answer-alias.ts';

test.each([
  ['/BIAT', '/cours-change/biat'],
  ['/Biat/', '/cours-change/biat'],
  ['/Taux-De-Change-EURO', '/convertisseur/eur/tnd'],
  ['/CONVERTER?from=USD&amount=5?', '/convertisseur?from=USD&amount=5?'],
  ['/%42iat', '/cours-change/biat'],
  ['/ar/biat', '/ar/cours-change/biat'],
  ['/EN/Taux-De-Change-EURO?amount=5', '/en/convertisseur/eur/tnd?amount=5'],
  ['/ar/404', '/ar'],
  ['/en/sitemap.xml', '/assets/sitemap.xml'],
])('The alias %s is redirected to %s', (url, location) => {
  expect(answerAlias(url)).toMatchObject({ status: 301, headers: { Location: location } });
});

test.each([
  '/',
  '/FAQ',
  '/Nulle-Part',
  '//evil.example/BIAT',
  '/BIAT/eur',
  '/ar//evil.example/BIAT',
  '/fr/BIAT',
  '/%E0%A4%A',
  '/constructor',
])('%s is no alias', (url) => {
  expect(answerAlias(url)).toBeUndefined();
});
