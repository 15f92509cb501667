import type { PageKind } from '@dinar/site/routes/page-kind';
import { shareImage } from '@dinar/site/seo/share-image';
import { motifs } from './motifs.ts';
import type { ThemeColours } from './theme-colours.ts';

/** The common part of all images. */
export interface ShareImageStyle {
  readonly siteName: string;
  readonly tagline: string;
  readonly colours: ThemeColours;
  /** The brand mark: SVG in a square of 32. */
  readonly mark: string;
}

const panel = 800;
const lineHeight = 82;

/**
 * Renders the share image of a kind of page as SVG: its words on the paper colour, its motif on the accent.
 */
export function renderShareImage(kind: PageKind, style: ShareImageStyle): string {
  const { colours, siteName, tagline, mark } = style;
  const { width, height, lines } = shareImage(kind);
  const firstLine = height / 2 + 30 - ((lines.length - 1) * lineHeight) / 2;
  const words = lines.map(
    (line, index) =>
      `<text x="72" y="${firstLine + index * lineHeight}" font-size="74" font-weight="700" letter-spacing="-1.5" fill="${colours.ink}">${escapeText(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Figtree">
    <rect width="${width}" height="${height}" fill="${colours.paper}"/>
    <g transform="translate(72 60) scale(1.75)">${mark}</g>
    <text x="146" y="99" font-size="34" font-weight="700" fill="${colours.ink}">${escapeText(siteName)}</text>
    ${words.join('')}
    <rect x="72" y="536" width="656" height="2" fill="${colours.line}"/>
    <text x="72" y="579" font-size="24" font-weight="500" fill="${colours.inkSoft}">${escapeText(tagline)}</text>
    <rect x="${panel}" width="${width - panel}" height="${height}" fill="${colours.accent}"/>
    <g color="${colours.accent}" transform="translate(${panel + (width - panel - 300) / 2} ${(height - 300) / 2}) scale(.9375)">${motifs[kind]}</g>
  </svg>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
