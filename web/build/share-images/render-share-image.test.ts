// @vitest-environment node
import { readFileSync } from 'node:fs';
import { locales } from '@dinar/domain/language/locale';
import { brandColours, brandMark } from '@dinar/site/picture/brand';
import { pageKinds } from '@dinar/site/routes/page-kind';
import { shareImage } from '@dinar/site/seo/share-image';
import { expect, test } from 'vitest';
import { openRasterizer } from '../open-rasterizer.ts';
import { renderShareImage } from './render-share-image.ts';
import { themeColours } from './theme-colours.ts';

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const style = {
  siteName: 'Dinar & <Cie>',
  colours: themeColours(css),
  mark: '<circle r="16"/>',
};

const french = { locale: 'fr', tagline: 'Les taux' } as const;

test.each(locales)(
  'In %s each kind of page has an image of its own, with its words and no value',
  (locale) => {
    const language = { locale, tagline: 'Les taux' };
    const rendered = pageKinds.map((kind) => renderShareImage(kind, style, language));
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
    const svg = renderShareImage('home', style, { ...french, locale });
    const png = Buffer.from(rasterize(svg, locale));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const blank = rasterize(svg.replace(/<text[\s\S]*?<\/text>/g, ''), locale);
    expect(png.length).toBeGreaterThan(blank.length * 1.2);
  },
);

test('Reads the colours of the light theme, and rejects a style sheet that lacks one', () => {
  expect(style.colours.accent).toBe('#0a6169');
  expect(() => themeColours(css.replaceAll('--paper:', '--sheet:'))).toThrow('--paper');
});

test('Pictures of the day have the colours and the mark of the site', () => {
  expect(brandColours).toMatchObject(style.colours);
  const themes = Object.values(brandColours).filter((colour) => !css.includes(`: ${colour};`));
  expect(themes).toEqual([]);
  const icon = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
  expect(icon).toContain(brandMark);
});
