// @vitest-environment node
import { readFileSync } from 'node:fs';
import { locales } from '@dinar/domain/language/locale';
import { pageAt } from '@dinar/site/pages/page';
import { expect, it } from 'vitest';
import { openRasterizer } from '../open-rasterizer.ts';
import { webManifest } from '../web-manifest.ts';
import { appIcons, renderAppIcon } from './app-icons.ts';

it('Renders every icon of the manifest, in its declared size, and the icon of the shell', async () => {
  const { icons } = webManifest('Dinar', 'fr');
  const named = icons.filter(({ src }) => src.endsWith('.png'));
  const rendered = new Map(appIcons.map(({ path, size }) => [path, `${size}x${size}`]));
  expect(named.map(({ src }) => rendered.get(src))).toEqual(named.map(({ sizes }) => sizes));
  const shell = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(rendered.has(/rel="apple-touch-icon" href="([^"]+)"/.exec(shell)?.[1] ?? '')).toBe(true);
});

it('A full-bleed icon is painted to its corners; a plain icon leaves them transparent', async () => {
  const rasterize = await openRasterizer();
  for (const icon of appIcons) {
    const svg = renderAppIcon(icon);
    const png = Buffer.from(rasterize(svg));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([icon.size, icon.size]);
    expect(svg.includes('<rect width="32" height="32" fill="#0a6169"/>')).toBe(icon.isFullBleed);
  }
});

it.each(locales)('Each shortcut of the manifest leads to a page in %s', (locale) => {
  const { shortcuts } = webManifest('Dinar', locale);
  expect(shortcuts.length).toBeGreaterThan(2);
  expect(shortcuts.map(({ url }) => pageAt(url)?.locale)).toEqual(shortcuts.map(() => locale));
});
