import { expect, test } from 'vitest';
import { bankSlugs } from '../testing/site-fixtures.ts';
import { aliases, aliasTarget } from './aliases.ts';
import { conversionSlugs } from './conversion-slugs.ts';
import { matchRoute } from './match-route.ts';
import { sitemapPath } from './sitemap-path.ts';

function targetOf(path: string): string | undefined {
  return aliases.find(({ from }) => from === path)?.to;
}

const origins = aliases.map(({ from }) => from);

test('No alias shadows a route, a conversion or a bank page', () => {
  const slugs = conversionSlugs.map(({ slug }) => `/${slug}`);
  const shadowing = origins.filter((from) => matchRoute(from) || slugs.includes(from));
  expect(shadowing).toEqual([]);
});

test('No alias is listed twice', () => {
  expect(origins.filter((from, index) => origins.indexOf(from) !== index)).toEqual([]);
});

test('No alias redirects to another alias', () => {
  expect(aliases.filter(({ to }) => origins.includes(to))).toEqual([]);
});

test('Every alias redirects to a route or to the sitemap', () => {
  expect(aliases.filter(({ to }) => !matchRoute(to) && to !== sitemapPath)).toEqual([]);
});

test('Every alias is a plain lower-case path of one segment', () => {
  expect(origins.filter((from) => !/^\/[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(from))).toEqual([]);
});

test('An alias is found in any case, with or without a closing slash, and other addresses are none', () => {
  expect(['/BIAT', '/Biat/', '/CONVERTER', '/Sitemap.XML'].map(aliasTarget)).toEqual([
    '/cours-change/biat',
    '/cours-change/biat',
    '/convertisseur',
    '/assets/sitemap.xml',
  ]);
  expect(['/', '/faq', '/BIAT/eur', '/%E0%A4%A', '/constructor'].flatMap(aliasTarget)).toEqual(
    Array(5).fill(undefined),
  );
});

const thirteenBanks =
  'biat atb bna qnb attijari-bank bh zitouna bte uib stb amen-banque banque-centrale-tunisie ' +
  'la-poste-tunisienne';
const banks = thirteenBanks.split(' ');

test('A bank alias leads to the page of a bank that exists', () => {
  const bankTargets = aliases
    .map(({ to }) => to)
    .filter((to) => to.startsWith('/cours-change/'))
    .map((to) => to.slice('/cours-change/'.length));
  expect([...new Set(bankTargets)].sort()).toEqual(banks.toSorted());
  expect(bankTargets.filter((slug) => !bankSlugs.includes(slug))).toEqual([]);
});

test('Each of the four prefixes leads to each of the thirteen banks', () => {
  for (const bank of banks) {
    for (const prefix of ['cours-de-change', 'taux-de-change', 'cours-de-devise', 'taux']) {
      expect(targetOf(`/${prefix}-${bank}`)).toBe(`/cours-change/${bank}`);
    }
  }
});

test.each([
  ['/biat', '/cours-change/biat'],
  ['/atb', '/cours-change/atb'],
  ['/bna', '/cours-change/bna'],
  ['/banks', '/cours-change'],
  ['/taux-bancaires', '/cours-change'],
  ['/cours-de-change', '/cours-change'],
  ['/taux-de-change-euro-dinar', '/convertisseur/eur/tnd'],
  ['/cours-du-dollar', '/convertisseur/usd/tnd'],
  ['/cours-de-la-livre-sterling', '/convertisseur/gbp/tnd'],
  ['/taux-de-change-dinar-euro', '/convertisseur/tnd/eur'],
  ['/crypto', '/cryptomonnaies'],
  ['/about', '/a-propos'],
  ['/privacy-policy', '/politique-de-confidentialite'],
  ['/terms-of-service', '/conditions-d-utilisation'],
  ['/converter', '/convertisseur'],
  ['/sitemap.xml', '/assets/sitemap.xml'],
  ['/404', '/'],
])('The alias %s leads to %s', (from, to) => {
  expect(targetOf(from)).toBe(to);
});
