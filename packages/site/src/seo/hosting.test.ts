import { expect, test } from 'vitest';
import { aliases } from '../routes/aliases.ts';
import { routes } from '../routes/routes.ts';
import { hostingRedirects, hostingSources } from './hosting.ts';

test('Each alias is a permanent redirect', () => {
  expect(hostingRedirects([{ from: '/biat', to: '/cours-change/biat' }])).toEqual([
    { source: '/biat', destination: '/cours-change/biat', type: 301 },
  ]);
  expect(hostingRedirects(aliases)).toHaveLength(aliases.length);
});

test('Each route is a source of its own, its variable parts as globs', () => {
  expect(hostingSources(routes)).toEqual([
    '/',
    '/health',
    '/cours-change',
    '/cours-change/*',
    '/cours-change/*/*',
    '/meilleur-taux-de-*-aujourdhui',
    '/meilleur-taux-de-change',
    '/meilleur-taux-de-*',
    '/taux-de-change',
    '/taux-de-change-aujourdhui',
    '/bureau-de-change',
    '/bureau-de-change-tunis',
    '/comparateur',
    '/comparateur/*',
    '/convertisseur',
    '/convertisseur/*',
    '/convertisseur/*/*',
    '/convertisseur/*/*/*',
    '/1-euro-en-dinar-tunisien',
    '/10-euros-en-dinar-tunisien',
    '/20-euros-en-dinar-tunisien',
    '/50-euros-en-dinar-tunisien',
    '/100-euros-en-dinar-tunisien',
    '/500-euros-en-dinar-tunisien',
    '/1-dollar-en-dinar-tunisien',
    '/10-dollars-en-dinar-tunisien',
    '/100-dollars-en-dinar-tunisien',
    '/cryptomonnaies',
    '/cryptomonnaies/*',
    '/aide-memoire/*',
    '/aide-memoire',
    '/toutes-les-devises',
    '/contact',
    '/a-propos',
    '/politique-de-confidentialite',
    '/conditions-d-utilisation',
    '/faq',
    '/etat',
    '/regles-de-change',
    '/donnees',
    '/integrer',
    '/favoris',
    '/alertes',
    '/accessibilite',
  ]);
});
