// @vitest-environment node
import { readFileSync } from 'node:fs';
import { locales } from '@dinar/domain/language/locale';
import { brandColours, brandMark } from '@dinar/site/picture/brand';
import { pageKinds } from '@dinar/site/routes/page-kind';
import { shareImage } from '@dinar/site/seo/share-image';
import { expect, test } from 'vitest';
import { openRasterizer } from '../open-rasterizer.ts';
import { renderShareImage } from './share-images.ts';

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const siteName = 'Dinar & <Cie>';

test.each(locales)(
  'In %s each kind of page has an image of its own, with its words and no value',
  (locale) => {
    const rendered = pageKinds.map((kind) => renderShareImage(kind, siteName, locale));
    expect(new Set(rendered).size).toBe(pageKinds.length);
    for (const [index, kind] of pageKinds.entries()) {
      const texts = [...(rendered[index] ?? '').matchAll(/<text[^>]*>([^<]*)</g)].map(
        ([, text = '']) => text.replace(/[\u2067\u2069]/g, ''),
      );
      expect(texts).toEqual(expect.arrayContaining([...shareImage(kind, locale).lines]));
      expect(texts.join(' ')).toContain('Dinar &#38; &#60;Cie&#62;');
      expect(texts.join(' ')).not.toMatch(/\d[,.]\d/);
    }
  },
);

test.each(locales)(
  'In %s an image is a PNG of 1200 by 630 pixels that contains its words',
  async (locale) => {
    const rasterize = await openRasterizer();
    const svg = renderShareImage('home', siteName, locale);
    const png = Buffer.from(rasterize(svg, locale));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const blank = rasterize(svg.replace(/<text[\s\S]*?<\/text>/g, ''), locale);
    expect(png.length).toBeGreaterThan(blank.length * 1.2);
  },
);

test('Pictures of the day have the colours and the mark of the site', () => {
  // The first declaration is the light theme's; the dark theme's follows in its media query.
  const declared = Object.keys(brandColours).map((name) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, new RegExp(`--${property}: (#[0-9a-f]{6});`).exec(css)?.[1]];
  });
  expect(Object.fromEntries(declared)).toEqual(brandColours);
  const icon = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
  expect(icon).toContain(brandMark);
});
