import { expect, test } from 'vitest';
import { site } from '../testing/site-fixtures.ts';
import { siteOfShell } from './shell-site.ts';

function shell(config: unknown): string {
  return `<head><script type="application/json" id="site-config">${JSON.stringify(config)}</script></head>`;
}

test('The site is read from the shell, and its address has no trailing slash', () => {
  const config = { site: { ...site, url: `${site.url}/` }, firebase: {}, firestore: null };
  expect(siteOfShell(shell(config))).toEqual(site);
});

test('A shell without the site’s identity is rejected', () => {
  expect(() => siteOfShell('<head></head>')).toThrow('no site-config');
  expect(() => siteOfShell(shell({ site: { ...site, url: 'dinar' } }))).toThrow('Invalid URL');
  expect(() => siteOfShell(shell({ site: { ...site, email: ' ' } }))).toThrow();
});
