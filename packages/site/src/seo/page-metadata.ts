import { canonicalPath } from '../pages/canonical-path.ts';
import { isIndexable } from '../pages/public-pages.ts';
import { dataDay } from './data-day.ts';
import type { PageContext } from './page-context.ts';
import { pageDescription } from './page-description.ts';
import { pageKeywords } from './page-keywords.ts';
import { pagePicture } from './page-picture.ts';
import { pageTitle } from './page-title.ts';
import { shareImage } from './share-image.ts';

/** The metadata of a page's head; addresses are absolute. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly canonical: string;
  readonly robots: string;
  readonly openGraph: {
    readonly type: 'website';
    readonly siteName: string;
    readonly locale: 'fr_FR';
    readonly title: string;
    readonly description: string;
    readonly url: string;
    readonly image: {
      readonly url: string;
      readonly alt: string;
      readonly width: number;
      readonly height: number;
    };
  };
  readonly twitter: {
    readonly card: 'summary_large_image';
    readonly title: string;
    readonly description: string;
    readonly image: string;
    readonly imageAlt: string;
  };
}

// The page of a bank for a currency that it does not quote has no content.
function saysSomething({ page, board }: PageContext): boolean {
  return page.kind !== 'bank-currency' || dataDay(page, board) !== undefined;
}

/** The metadata of a page with the current values. */
export function pageMetadata(context: PageContext): PageMetadata {
  const { site, page, board } = context;
  const title = pageTitle(context);
  const description = pageDescription(context);
  const canonical = `${site.url}${canonicalPath(page)}`;
  const { width, height, ...ofKind } = shareImage(
    page.kind === 'bank-currency' ? 'bank' : page.kind,
  );
  const { path, alt } = pagePicture(page, board) ?? ofKind;
  const image = { url: `${site.url}${path}`, alt, width, height };
  return {
    title,
    description,
    keywords: pageKeywords(page),
    canonical,
    robots:
      isIndexable(page) && saysSomething(context)
        ? 'index, follow, max-image-preview:large'
        : 'noindex, follow',
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'fr_FR',
      title,
      description,
      url: canonical,
      image,
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      image: image.url,
      imageAlt: alt,
    },
  };
}
