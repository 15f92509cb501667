// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageOf } from './one-language.ts';
import { manifestPath, webManifest } from './web-manifest.ts';

const index = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

it('The page of French is index.html itself', () => {
  expect(pageOf(index, 'fr')).toBe(index);
});

it.each([
  ['ar', '<html lang="ar" dir="rtl">', 'تحتاج هذه الصفحة'],
  ['en', '<html lang="en">', 'This page needs'],
] as const)(
  'The page of %s has its language, direction, manifest and words',
  (locale, open, word) => {
    const page = pageOf(index, locale);
    expect(page).toContain(open);
    expect(page).toContain(`<link rel="manifest" href="${manifestPath(locale)}" />`);
    expect(page).toContain(word);
    expect(page).not.toContain('Cette page');
  },
);

it('The manifests are one application, which opens in the visitor’s language', () => {
  const [fr, ar] = [webManifest('Dinar', 'fr'), webManifest('Dinar', 'ar')];
  expect([fr.id, fr.start_url, fr.dir]).toEqual(['/', '/', 'ltr']);
  expect([ar.id, ar.start_url, ar.dir]).toEqual(['/', '/ar', 'rtl']);
  expect(ar.shortcuts.map(({ url }) => url)).toContain('/ar/convertisseur');
});
