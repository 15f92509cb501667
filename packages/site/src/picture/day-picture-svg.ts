import { escapeXml } from '@dinar/domain/format/escape-xml';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { brandMark, brandColours as colours } from './brand.ts';
import type { DayPicture } from './day-picture.ts';
import { fittedSize } from './fitted-size.ts';

/** The size of a picture, which social networks show without cropping. */
const pictureSize = { width: 1200, height: 630 } as const;

const left = 72;
const wide = pictureSize.width - 2 * left;
const cardGap = 32;
const cardWidth = (wide - cardGap) / 2;
const cardPadding = 32;

/** The picture of a day as SVG with texts in Figtree. */
export function dayPictureSvg(
  picture: DayPicture,
  site: Pick<SiteIdentity, 'name' | 'url'>,
): string {
  const { width, height } = pictureSize;
  const { mid, best, unit, isDemo } = picture;
  const reference =
    mid === undefined
      ? text('Pas de cours moyen officiel ce jour', { y: 300, size: 40, fill: colours.inkSoft })
      : text('Cours moyen officiel', { y: 236, size: 28, fill: colours.inkSoft }) +
        text(`1 ${unit} = ${mid} TND`, { y: 330, size: 92, weight: 700 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Figtree">
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<rect width="${width}" height="12" fill="${colours.accent}"/>
<g transform="translate(${left} 52) scale(1.5)">${brandMark}</g>
${text(site.name, { x: left + 64, y: 86, size: 32, weight: 700, room: 520 })}
${text(`${picture.currency} en dinar tunisien, ${picture.day}`, { y: 172, size: 38, weight: 700, fill: colours.accent })}
${reference}
${best ? card(left, 'Meilleur achat', best.purchase) + card(left + cardWidth + cardGap, 'Meilleure vente', best.sale) : tooFewBanks}
${isDemo ? demoBand : ''}
${text(`${picture.sources} · ${site.url.replace(/^https?:\/\//, '')}`, { y: 590, size: 24, fill: colours.inkSoft })}
</svg>`;
}

const tooFewBanks = text('Trop peu de banques ont publié ce jour pour les comparer', {
  y: 448,
  size: 32,
  fill: colours.inkSoft,
});

const demoBand = `<rect x="${left + wide - 365}" y="44" width="365" height="60" rx="12" fill="${colours.amberWash}"/>
${text('Données de démonstration', { x: left + wide - 337, y: 84, size: 26, weight: 700, fill: colours.amber })}`;

function card(x: number, title: string, { rate, bank }: { rate: string; bank: string }): string {
  const room = cardWidth - 2 * cardPadding;
  const at = { x: x + cardPadding, room };
  return `<rect x="${x}" y="372" width="${cardWidth}" height="166" rx="20" fill="${colours.surface}" stroke="${colours.line}" stroke-width="2"/>
${text(title, { ...at, y: 414, size: 26, fill: colours.inkSoft })}
${text(`${rate} TND`, { ...at, y: 474, size: 54, weight: 700 })}
${text(bank, { ...at, y: 518, size: 30, fill: colours.accent, weight: 700 })}`;
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

function text(words: string, style: TextStyle): string {
  const { x = left, y, size, weight = 500, fill = colours.ink } = style;
  const { room = left + wide - x } = style;
  const fitted = fittedSize(words, size, room);
  return `<text x="${x}" y="${y}" font-size="${fitted}" font-weight="${weight}" fill="${fill}">${escapeXml(words)}</text>`;
}
