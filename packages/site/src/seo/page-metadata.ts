import { type Locale, locales } from '@dinar/domain/language/locale';
import { canonicalPath } from '../pages/canonical-path.ts';
import { stateHref } from '../pages/converter-state.ts';
import { indexedLocales } from '../pages/indexed-locales.ts';
import type { Page } from '../pages/page.ts';
import { isIndexable } from '../pages/public-pages.ts';
import { pathIn } from '../routes/locale-path.ts';
import { type Alternate, addressIn, alternates } from './alternates.ts';
import { dataDay } from './data-day.ts';
import type { PageContext } from './page-context.ts';
import { pageDescription, pageKeywords, pageTitle } from './page-head.ts';
import { pagePicture } from './page-picture.ts';
import { shareImage } from './share-image.ts';

type OpenGraphLocale = (typeof openGraphLocales)[Locale];

const openGraphLocales = { fr: 'fr_FR', ar: 'ar_AR', en: 'en_GB' } as const;

/** The metadata of a page's head; addresses are absolute. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly canonical: string;
  /** The addresses in other languages, for an indexed page that has some. */
  readonly alternates: readonly Alternate[];
  readonly robots: string;
  readonly siteName: string;
  readonly locale: OpenGraphLocale;
  readonly otherLocales: readonly OpenGraphLocale[];
  /** The address by which networks know the page. */
  readonly sharedAddress: string;
  readonly image: {
    readonly url: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

// The page of a bank for a currency that it does not quote has no content.
function saysSomething({ page, board }: PageContext): boolean {
  return page.kind !== 'bank-currency' || dataDay(page, board) !== undefined;
}

/**
 * The path by which networks know a page. They preview what is at that address, so that of a conversion keeps its
 * amount, intent and bank, which the canonical path leaves to one page for search engines.
 */
function sharedPath(page: Page): string {
  const isFixed = page.kind === 'conversion';
  if (!isFixed && !(page.kind === 'converter' && page.pair)) return canonicalPath(page);
  if (!page.request) return canonicalPath(page);
  const { amount, bank, fixedSide } = page.request;
  const isWhole = (isFixed || amount.eq(1)) && bank === undefined && fixedSide === undefined;
  return isWhole ? canonicalPath(page) : stateHref(page.state);
}

/** The metadata of a page with the current values. */
export function pageMetadata(
  context: PageContext,
  indexed: readonly Locale[] = indexedLocales,
): PageMetadata {
  const { site, page, board } = context;
  const isIndexed = isIndexable(page) && indexed.includes(page.locale) && saysSomething(context);
  const others = locales.filter((locale) => locale !== page.locale);
  const { width, height, ...ofKind } = shareImage(
    page.kind === 'bank-currency' ? 'bank' : page.kind,
    page.locale,
  );
  const { path, alt } = pagePicture(page, board) ?? ofKind;
  return {
    title: pageTitle(context),
    description: pageDescription(context),
    keywords: pageKeywords(page),
    canonical: addressIn(site, page.locale, page),
    alternates: isIndexed ? alternates(site, page, indexed) : [],
    robots: isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, follow',
    siteName: site.name,
    locale: openGraphLocales[page.locale],
    otherLocales: others.map((locale) => openGraphLocales[locale]),
    sharedAddress: `${site.url}${pathIn(page.locale, sharedPath(page))}`,
    image: { url: `${site.url}${path}`, alt, width, height },
  };
}
