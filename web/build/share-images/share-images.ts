import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { directionOf, type Locale, locales } from '@dinar/domain/language/locale';
import { brandColours, brandMark } from '@dinar/site/picture/brand';
import { lineStart, lineWords, pictureFonts } from '@dinar/site/picture/picture-writing';
import { type PageKind, pageKinds } from '@dinar/site/routes/page-kind';
import { shareImage } from '@dinar/site/seo/share-image';
import { footerTexts } from '@dinar/site/texts/footer/footer-texts';
import { openRasterizer } from '../open-rasterizer.ts';
import { motifs } from './motifs.ts';

// Positions are counted from where the language begins: Arabic images are mirrored.
const margin = 72;
const panel = 800;
const markSize = 56;
const lineHeight = 82;

/** Renders the share image of each kind of page in each language into the built site. */
export async function writeShareImages(siteName: string, siteFolder: string): Promise<void> {
  const rasterize = await openRasterizer();
  for (const locale of locales) {
    for (const kind of pageKinds) {
      const file = path.join(siteFolder, shareImage(kind, locale).path);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, rasterize(renderShareImage(kind, siteName, locale), locale));
    }
  }
}

/**
 * Renders the share image of a kind of page as SVG: its words on the paper colour, its motif on the accent.
 */
export function renderShareImage(kind: PageKind, siteName: string, locale: Locale): string {
  const { width, height, lines } = shareImage(kind, locale);
  const isRtl = directionOf(locale) === 'rtl';
  const boxStart = (x: number, boxWidth: number) => (isRtl ? width - x - boxWidth : x);
  const text = (words: string, x: number, look: string) =>
    `<text ${lineStart(x, width, locale)} ${look}>${escapeText(lineWords(words, locale))}</text>`;
  const firstLine = height / 2 + 30 - ((lines.length - 1) * lineHeight) / 2;
  // Letter spacing would cut the joins of Arabic letters.
  const spacing = isRtl ? '' : ' letter-spacing="-1.5"';
  const words = lines.map((line, index) => {
    const y = firstLine + index * lineHeight;
    return text(
      line,
      margin,
      `y="${y}" font-size="74" font-weight="700"${spacing} fill="${brandColours.ink}"`,
    );
  });
  const motifStart = boxStart(panel + (width - panel - 300) / 2, 300);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${pictureFonts[locale]}">
    <rect width="${width}" height="${height}" fill="${brandColours.paper}"/>
    <g transform="translate(${boxStart(margin, markSize)} 60) scale(1.75)">${brandMark}</g>
    ${text(siteName, 146, `y="99" font-size="34" font-weight="700" fill="${brandColours.ink}"`)}
    ${words.join('')}
    <rect x="${boxStart(margin, 656)}" y="536" width="656" height="2" fill="${brandColours.line}"/>
    ${text(footerTexts[locale].tagline, margin, `y="579" font-size="24" font-weight="500" fill="${brandColours.inkSoft}"`)}
    <rect x="${boxStart(panel, width - panel)}" width="${width - panel}" height="${height}" fill="${brandColours.accent}"/>
    <g color="${brandColours.accent}" transform="translate(${motifStart} ${(height - 300) / 2}) scale(.9375)">${motifs[kind]}</g>
  </svg>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
