import { directionOf, type Locale } from '@dinar/domain/language/locale';
import { lineStart, lineWords, pictureFonts } from '@dinar/site/picture/picture-writing';
import type { PageKind } from '@dinar/site/routes/page-kind';
import { shareImage } from '@dinar/site/seo/share-image';
import { motifs } from './motifs.ts';
import type { ThemeColours } from './theme-colours.ts';

/** The common part of all images. */
export interface ShareImageStyle {
  readonly siteName: string;
  readonly colours: ThemeColours;
  /** The brand mark: SVG in a square of 32. */
  readonly mark: string;
}

/** What differs between languages. */
export interface ShareImageLanguage {
  readonly locale: Locale;
  readonly tagline: string;
}

// Positions are counted from where the language begins: Arabic images are mirrored.
const margin = 72;
const panel = 800;
const markSize = 56;
const lineHeight = 82;

/**
 * Renders the share image of a kind of page as SVG: its words on the paper colour, its motif on the accent.
 */
export function renderShareImage(
  kind: PageKind,
  style: ShareImageStyle,
  { locale, tagline }: ShareImageLanguage,
): string {
  const { colours, siteName, mark } = style;
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
      `y="${y}" font-size="74" font-weight="700"${spacing} fill="${colours.ink}"`,
    );
  });
  const motifStart = boxStart(panel + (width - panel - 300) / 2, 300);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${pictureFonts[locale]}">
    <rect width="${width}" height="${height}" fill="${colours.paper}"/>
    <g transform="translate(${boxStart(margin, markSize)} 60) scale(1.75)">${mark}</g>
    ${text(siteName, 146, `y="99" font-size="34" font-weight="700" fill="${colours.ink}"`)}
    ${words.join('')}
    <rect x="${boxStart(margin, 656)}" y="536" width="656" height="2" fill="${colours.line}"/>
    ${text(tagline, margin, `y="579" font-size="24" font-weight="500" fill="${colours.inkSoft}"`)}
    <rect x="${boxStart(panel, width - panel)}" width="${width - panel}" height="${height}" fill="${colours.accent}"/>
    <g color="${colours.accent}" transform="translate(${motifStart} ${(height - 300) / 2}) scale(.9375)">${motifs[kind]}</g>
  </svg>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
