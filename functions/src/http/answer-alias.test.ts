import { expect, test } from 'vitest';
import { answerAlias } from './answer-alias.ts';

test.each([
  ['/BIAT', '/cours-change/biat'],
  ['/Biat/', '/cours-change/biat'],
  ['/Taux-De-Change-EURO', '/convertisseur/eur/tnd'],
  ['/CONVERTER?from=USD&amount=5?', '/convertisseur?from=USD&amount=5?'],
  ['/%42iat', '/cours-change/biat'],
])('The alias %s is redirected to %s', (url, location) => {
  expect(answerAlias(url)).toMatchObject({ status: 301, headers: { Location: location } });
});

test.each([
  '/',
  '/FAQ',
  '/Nulle-Part',
  '//evil.example/BIAT',
  '/BIAT/eur',
  '/%E0%A4%A',
  '/constructor',
])('%s is no alias', (url) => {
  expect(answerAlias(url)).toBeUndefined();
});
