/** An icon of the installed site; `path` is relative to the site's root. */
export interface AppIcon {
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

/** Renders an icon as SVG from the SVG of the brand mark in a square of 32. */
export function renderAppIcon({ size, isFullBleed }: AppIcon, mark: string): string {
  const background = /<rect[^>]*\sfill="([^"]+)"/.exec(mark)?.[1];
  if (background === undefined) throw new Error('The brand mark has no background to extend');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">`;
  if (!isFullBleed) return `${open}${mark}</svg>`;
  const inset = (32 * (1 - safeScale)) / 2;
  return `${open}<rect width="32" height="32" fill="${background}"/><g transform="translate(${inset} ${inset}) scale(${safeScale})">${mark}</g></svg>`;
}
