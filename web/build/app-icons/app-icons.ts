import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandColours, brandMark } from '@dinar/site/picture/brand';
import { openRasterizer } from '../open-rasterizer.ts';

/** An icon of the installed site; `path` is relative to the site's root. */
interface AppIcon {
  readonly path: string;
  readonly size: number;
  /** Systems that apply their own mask need a square that is painted to its edges. */
  readonly isFullBleed: boolean;
}

export const appIcons: readonly AppIcon[] = [
  { path: '/images/icones/180.png', size: 180, isFullBleed: true },
  { path: '/images/icones/192.png', size: 192, isFullBleed: false },
  { path: '/images/icones/512.png', size: 512, isFullBleed: false },
  { path: '/images/icones/512-masque.png', size: 512, isFullBleed: true },
];

// A mask may cut off everything outside a circle of 80 % of the width; the mark fits inside that circle.
const safeScale = 0.78;

/** Renders the icons of the installed site into the built one. */
export async function writeAppIcons(siteFolder: string): Promise<void> {
  const rasterize = await openRasterizer();
  for (const icon of appIcons) {
    const file = path.join(siteFolder, icon.path);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, rasterize(renderAppIcon(icon)));
  }
}

/** Renders an icon as SVG from the brand mark. */
export function renderAppIcon({ size, isFullBleed }: AppIcon): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">`;
  if (!isFullBleed) return `${open}${brandMark}</svg>`;
  const inset = (32 * (1 - safeScale)) / 2;
  return `${open}<rect width="32" height="32" fill="${brandColours.accent}"/><g transform="translate(${inset} ${inset}) scale(${safeScale})">${brandMark}</g></svg>`;
}
