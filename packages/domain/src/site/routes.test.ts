import { expect, test } from 'vitest';
import { conversionBySlug, conversionSlugs } from './conversion-slugs.ts';
import {
  converterHref,
  footerLinks,
  legalLinks,
  navigationLinks,
  popularConversions,
  routes,
} from './routes.ts';

test('Every route has its own id and path, and texts to show', () => {
  expect(new Set(routes.map((route) => route.id)).size).toBe(routes.length);
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  const texts = routes.flatMap(({ title, heading, description }) => [title, heading, description]);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

test('Home and /health are built', () => {
  expect(routes.filter((route) => route.status === 'built').map((route) => route.path)).toEqual([
    '/',
    '/health',
  ]);
});

test('The header links to five pages, home on an exact match', () => {
  expect(navigationLinks).toEqual([
    { label: 'Accueil', path: '/', exact: true },
    { label: 'Banques', path: '/cours-change', exact: false },
    { label: 'Convertisseur', path: '/convertisseur', exact: false },
    { label: 'Crypto', path: '/cryptomonnaies', exact: false },
    { label: 'Contact', path: '/contact', exact: false },
  ]);
});

test('Every link of the footer leads to a route', () => {
  const paths = new Set(routes.map((route) => route.path));
  const dead = [...footerLinks, ...legalLinks].filter((link) => !paths.has(link.path));
  expect(dead).toEqual([]);
});

test('Popular conversions lead to the converter with their query', () => {
  expect(popularConversions.map(converterHref)).toEqual([
    '/convertisseur?from=EUR&to=TND&amount=1',
    '/convertisseur?from=EUR&to=TND&amount=10',
    '/convertisseur?from=EUR&to=TND&amount=50',
    '/convertisseur?from=USD&to=TND&amount=1',
    '/convertisseur?from=USD&to=TND&amount=100',
  ]);
});

test('The nine conversions are routes at the root and are found by their slug', () => {
  const paths = new Set(routes.map((route) => route.path));
  expect(conversionSlugs.map(({ slug }) => paths.has(`/${slug}`))).toEqual(Array(9).fill(true));
  expect(conversionBySlug('50-euros-en-dinar-tunisien')).toEqual({
    slug: '50-euros-en-dinar-tunisien',
    from: 'EUR',
    to: 'TND',
    amount: 50,
  });
  expect(conversionBySlug('2-euros-en-dinar-tunisien')).toBeUndefined();
});
