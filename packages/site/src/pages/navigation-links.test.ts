import { locales } from '@dinar/domain/language/locale';
import { expect, test } from 'vitest';
import { matchRoute } from '../routes/match-route.ts';
import { informationLinks, legalLinks, toolLinks } from './footer-links.ts';
import { menuLinks } from './menu-links.ts';
import { navigationLinks } from './navigation-links.ts';

test('The header links to five pages, home on an exact match', () => {
  expect(navigationLinks('fr')).toEqual([
    { label: 'Accueil', path: '/', exact: true },
    { label: 'Banques', path: '/cours-change', exact: false },
    { label: 'Convertisseur', path: '/convertisseur', exact: false },
    { label: 'Crypto', path: '/cryptomonnaies', exact: false },
    { label: 'Contact', path: '/contact', exact: false },
  ]);
});

test.each(locales)(
  'In %s every list has the links of the French one, each with its own label and to a route',
  (locale) => {
    for (const linksIn of [navigationLinks, toolLinks, informationLinks, menuLinks, legalLinks]) {
      const links = linksIn(locale);
      expect(links.filter(({ path }) => !matchRoute(path))).toEqual([]);
      expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
      expect(links.map(({ path }) => path)).toEqual(linksIn('fr').map(({ path }) => path));
    }
  },
);
