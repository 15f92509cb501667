import { decimal } from '@dinar/domain/money/decimal';
import { expect, test } from 'vitest';
import { matchRoute } from './match-route.ts';
import {
  converterHref,
  footerLinks,
  legalLinks,
  menuLinks,
  navigationLinks,
  popularConversions,
} from './site-links.ts';

test('The header links to five pages, home on an exact match', () => {
  expect(navigationLinks).toEqual([
    { label: 'Accueil', path: '/', exact: true },
    { label: 'Banques', path: '/cours-change', exact: false },
    { label: 'Convertisseur', path: '/convertisseur', exact: false },
    { label: 'Crypto', path: '/cryptomonnaies', exact: false },
    { label: 'Contact', path: '/contact', exact: false },
  ]);
});

test('Every link of footer and menu leads to a route', () => {
  const dead = [...footerLinks, ...legalLinks, ...menuLinks].filter(
    ({ path }) => !matchRoute(path),
  );
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

test('The address of a conversion contains the slug of its bank and every digit of its amount', () => {
  expect(converterHref({ from: 'USD', to: 'TND', amount: decimal('1250.50'), bank: 'BHBK' })).toBe(
    '/convertisseur?from=USD&to=TND&amount=1250.5&bank=bh',
  );
  expect(converterHref({ from: 'TND', to: 'EUR', amount: decimal('999999999999999.25') })).toBe(
    '/convertisseur?from=TND&to=EUR&amount=999999999999999.25',
  );
});
