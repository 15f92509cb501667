// @vitest-environment node
import { readFileSync } from 'node:fs';
import { siteConfigIn } from '@dinar/site/delivery/site-config-element';
import { expect, it } from 'vitest';
import { shellFiller } from './page-shell.ts';

const shell = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

it('Inserts each part into the shell and keeps the rest', () => {
  const parts = {
    head: '<title>$& rendered</title>',
    body: '<p>$1</p>',
    data: '{"a":"$`"}',
    screen: 'b.tsx',
  };
  const styled = shell.replace(
    '</head>',
    '<!--a.tsx--><i>a</i><!--/--><!--b.tsx c.tsx--><i>b</i><!--/--></head>',
  );
  const page = shellFiller(styled, 'page-data')(parts);
  expect(page).toContain('<title>$& rendered</title>');
  expect(page).toContain('<div id="root"><p>$1</p></div>');
  expect(page).toContain('<link rel="expect" href="#page-data" blocking="render">');
  expect(page).toContain('<script type="application/json" id="page-data">{"a":"$`"}</script>');
  expect(page).not.toContain('data-shell');
  expect(page).toContain('<i>b</i></head>');
  expect(page).not.toMatch(/<i>a|<!--/);
  expect(page).not.toContain('noscript');
  expect(page).toContain('src="/src/main.tsx"');
});

it('The configuration is found in the shell', () => {
  expect(siteConfigIn(shell)).toBe('"%SITE_CONFIG%"');
  expect(() => siteConfigIn('<html></html>')).toThrow('no site-config');
});

it('Rejects a shell without a place for a part', () => {
  const incomplete = shell.replace('<div id="root">', '<div id="other">');
  expect(() => shellFiller(incomplete, 'page-data')).toThrow('no place for body');
});
