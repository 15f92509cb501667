import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('The contact page, the open data and the pictures have a function each, and renderPage has the rest', () => {
  const { rewrites } = hostingRules();
  const received = rewrites.filter(({ function: { functionId } }) => functionId !== 'renderPage');
  expect(
    received.map(({ function: { functionId }, ...rule }) => [Object.values(rule)[0], functionId]),
  ).toEqual([
    ['/contact', 'receiveContact'],
    ['/donnees/v1/**', 'serveData'],
    ['/partage/**', 'servePicture'],
  ]);
});

test('Only files with a hash in their name are cached as immutable', () => {
  const kept = hostingRules().headers.filter(({ headers }) =>
    headers.some(({ value }) => value.includes('immutable')),
  );
  expect(kept.map(({ source }) => source)).toEqual(['/assets/*.@(css|js|svg|png|webp|woff2)']);
});
