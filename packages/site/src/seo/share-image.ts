import type { Locale } from '@dinar/domain/language/locale';
import { folderIn } from '../routes/locale-path.ts';
import type { PageKind } from '../routes/page-kind.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';

/** The image shown when a page is shared; its path is relative to the root of the site. */
export interface ShareImage {
  readonly path: string;
  /** The texts on the image, line by line. */
  readonly lines: readonly string[];
  readonly alt: string;
  readonly width: 1200;
  readonly height: 630;
}

/** The share image of a kind of page. It contains no values, because networks cache an image for weeks. */
export function shareImage(kind: PageKind, locale: Locale): ShareImage {
  const lines: readonly string[] = seoTexts[locale].share[kind];
  return {
    path: `${folderIn('/images/partage', locale)}/${kind}.png`,
    lines,
    alt: lines.join(' '),
    width: 1200,
    height: 630,
  };
}
