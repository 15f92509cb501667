import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { noPage } from './content-security-policy.ts';
import { hostingHeaders } from './hosting-headers.ts';
import { hostingRules } from './hosting-rules.ts';

const firebaseJson = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8');

test('firebase.json matches the tables: if not, run npm run hosting:write', () => {
  const { redirects, rewrites, headers } = JSON.parse(firebaseJson).hosting;
  expect({ redirects, rewrites, headers }).toEqual(hostingRules());
});

test('No address is both redirected and rendered', () => {
  const { redirects, rewrites } = hostingRules();
  const isRendered = (path: string) =>
    rewrites.some((rule) =>
      'regex' in rule ? new RegExp(rule.regex).test(path) : rule.source === path,
    );
  expect(redirects.filter(({ source }) => isRendered(source))).toEqual([]);
});

test('The contact page, open data, pictures, alerts and reports of errors have a function each, and renderPage has the rest', () => {
  const { rewrites } = hostingRules();
  const received = rewrites.filter(({ function: { functionId } }) => functionId !== 'renderPage');
  expect(
    received.map(({ function: { functionId }, ...rule }) => [Object.values(rule)[0], functionId]),
  ).toEqual([
    ['/contact', 'receiveContact'],
    ['/donnees/v1/**', 'serveData'],
    ['/llms.txt', 'serveData'],
    ['/widget/**', 'serveData'],
    ['/oembed', 'serveData'],
    ['/partage/**', 'servePicture'],
    ['/alertes/appareil', 'receiveAlerts'],
    ['/rapports-d-erreurs', 'receiveErrorReports'],
    ['/ar/contact', 'receiveContact'],
    ['/en/contact', 'receiveContact'],
  ]);
});

test('Only files of the build are cached, those with a hash for ever: a missing one is not', () => {
  const files = ['/assets/home-x1.js', '/images/icones/192.png'];
  const cacheControl = (path: string) =>
    hostingHeaders(noPage, files)
      .filter(({ source }) => matchesGlob(path, source))
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === 'Cache-Control')
      .at(-1)?.value;
  const paths = [...files, '/assets/home-x2.js', '/images/icones/193.png', '/assets/sitemap.xml'];
  expect(paths.map(cacheControl)).toEqual([
    'public, max-age=31536000, immutable',
    'public, max-age=86400',
    'no-store',
    'no-store',
    undefined,
  ]);
});
