import { expect, it } from 'vitest';
import { pathIn, splitLocale } from './locale-path.ts';

it.each([
  ['/', 'fr', '/'],
  ['/cours-change/biat', 'fr', '/cours-change/biat'],
  ['/ar', 'ar', '/'],
  ['/en/cours-change', 'en', '/cours-change'],
])('%s is %s of %s, and back', (address, locale, path) => {
  const split = splitLocale(address);
  expect(split).toEqual({ locale, path });
  expect(pathIn(split.locale, split.path)).toBe(address);
});

it('keeps the query of home in a language', () => {
  expect(pathIn('ar', '/?devise=USD')).toBe('/ar?devise=USD');
  expect(pathIn('fr', '/?devise=USD')).toBe('/?devise=USD');
});

it.each([
  ['/AR/faq', { locale: 'ar', path: '/faq' }],
  ['/ar/', { locale: 'ar', path: '/' }],
  ['/argent', { locale: 'fr', path: '/argent' }],
  ['/fr/faq', { locale: 'fr', path: '/fr/faq' }],
  ['', { locale: 'fr', path: '' }],
  ['/donnees/en', { locale: 'en', path: '/donnees' }],
  ['/DONNEES/EN/', { locale: 'en', path: '/donnees' }],
])('splits %s', (address, expected) => {
  expect(splitLocale(address)).toEqual(expected);
});
