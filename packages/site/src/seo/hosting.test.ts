import { expect, test } from 'vitest';
import { aliases } from '../routes/aliases.ts';
import { hostingRedirects, hostingSources } from './hosting.ts';

test('Each alias is a permanent redirect', () => {
  expect(hostingRedirects([{ from: '/biat', to: '/cours-change/biat' }])).toEqual([
    { source: '/biat', destination: '/cours-change/biat', type: 301 },
  ]);
  expect(hostingRedirects(aliases)).toHaveLength(aliases.length);
});

test('A route is a source, its variable parts as globs within a segment, and each source is there once', () => {
  const paths = ['/', '/convertisseur/:from/:to', '/meilleur-taux-de-{product}-aujourdhui'];
  const rows = paths.map((path) => ({ id: path, path, kind: 'home', texts: 'home' }) as const);
  expect(hostingSources([...rows, ...rows])).toEqual([
    '/',
    '/convertisseur/*/*',
    '/meilleur-taux-de-*-aujourdhui',
  ]);
});
