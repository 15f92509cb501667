import { escapeXml } from '@dinar/domain/format/escape-xml';
import { directionOf, type Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { commonTexts } from '../texts/common/common-texts.ts';
import { pictureTexts } from '../texts/picture/picture-texts.ts';
import { brandMark, brandColours as colours } from './brand.ts';
import type { DayPicture } from './day-picture.ts';
import { lineStart, lineWords, pictureFonts } from './picture-writing.ts';

/** The size of a picture, which social networks show without cropping. */
const pictureSize = { width: 1200, height: 630 } as const;

// Positions are counted from where the language begins: Arabic pictures are mirrored.
const margin = 72;
const wide = pictureSize.width - 2 * margin;
const cardGap = 32;
const cardWidth = (wide - cardGap) / 2;
const cardPadding = 32;
const markSize = 48;
const bandWidth = 365;

/** The picture of a day as SVG, in the language of its words. */
export function dayPictureSvg(
  picture: DayPicture,
  site: Pick<SiteIdentity, 'name' | 'url'>,
): string {
  const { width, height } = pictureSize;
  const { mid, best, unit, isDemo, locale, currency, day } = picture;
  const texts = pictureTexts[locale];
  const text = (words: string, style: TextStyle) => line(words, style, locale);
  const reference =
    mid === undefined
      ? text(texts.noMid, { y: 300, size: 40, fill: colours.inkSoft })
      : text(texts.mid, { y: 236, size: 28, fill: colours.inkSoft }) +
        text(`1 ${unit} = ${mid} TND`, { y: 330, size: 92, weight: 700 });
  const tooFewBanks = text(texts.tooFewBanks, { y: 448, size: 32, fill: colours.inkSoft });
  const prices =
    best &&
    card(margin, texts.purchase, best.purchase, locale) +
      card(margin + cardWidth + cardGap, texts.sale, best.sale, locale);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${pictureFonts[locale]}">
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<rect width="${width}" height="12" fill="${colours.accent}"/>
<g transform="translate(${boxStart(margin, markSize, locale)} 52) scale(1.5)">${brandMark}</g>
${text(site.name, { x: margin + 64, y: 86, size: 32, weight: 700, room: 520 })}
${text(fill(texts.title, { currency, day }), { y: 172, size: 38, weight: 700, fill: colours.accent })}
${reference}
${prices ?? tooFewBanks}
${isDemo ? demoBand(locale) : ''}
${text(`${picture.sources} · ${site.url.replace(/^https?:\/\//, '')}`, { y: 590, size: 24, fill: colours.inkSoft })}
</svg>`;
}

function demoBand(locale: Locale): string {
  const start = margin + wide - bandWidth;
  return `<rect x="${boxStart(start, bandWidth, locale)}" y="44" width="${bandWidth}" height="60" rx="12" fill="${colours.amberWash}"/>
${line(commonTexts[locale].demo, { x: start + 28, y: 84, size: 26, weight: 700, fill: colours.amber }, locale)}`;
}

function card(
  x: number,
  title: string,
  { rate, bank }: { rate: string; bank: string },
  locale: Locale,
): string {
  const room = cardWidth - 2 * cardPadding;
  const at = { x: x + cardPadding, room };
  return `<rect x="${boxStart(x, cardWidth, locale)}" y="372" width="${cardWidth}" height="166" rx="20" fill="${colours.surface}" stroke="${colours.line}" stroke-width="2"/>
${line(title, { ...at, y: 414, size: 26, fill: colours.inkSoft }, locale)}
${line(`${rate} TND`, { ...at, y: 474, size: 54, weight: 700 }, locale)}
${line(bank, { ...at, y: 518, size: 30, fill: colours.accent, weight: 700 }, locale)}`;
}

function boxStart(x: number, width: number, locale: Locale): number {
  return directionOf(locale) === 'rtl' ? pictureSize.width - x - width : x;
}

interface TextStyle {
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: 500 | 700;
  readonly fill?: string;
  /** The maximum width of the text; a longer text gets a smaller font. */
  readonly room?: number;
}

function line(words: string, style: TextStyle, locale: Locale): string {
  const { x = margin, y, size, weight = 500, fill: colour = colours.ink } = style;
  const { room = margin + wide - x } = style;
  const fitted = fittedSize(words, size, room);
  const start = lineStart(x, pictureSize.width, locale);
  return `<text ${start} y="${y}" font-size="${fitted}" font-weight="${weight}" fill="${colour}">${escapeXml(lineWords(words, locale))}</text>`;
}

// In bold Figtree, French letters are on average 0.54 of the font size wide, digits 0.6.
const letterWidth = 0.6;

/** The font size with which a text fits into `room`, at most `most`. */
function fittedSize(words: string, most: number, room: number): number {
  const letters = [...words.replace(/[\u2066-\u2069]/g, '')];
  return Math.min(most, Math.floor(room / (letterWidth * letters.length)));
}
