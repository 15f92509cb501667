import { defaultLocale, type Locale } from '@dinar/domain/language/locale';
import { canonicalPath } from '../pages/canonical-path.ts';
import type { Page } from '../pages/page.ts';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { pathIn } from '../routes/locale-path.ts';

/** The address of a page in one of its languages, absolute. */
export interface Alternate {
  /** `x-default` is for readers of any other language. */
  readonly hreflang: Locale | 'x-default';
  readonly href: string;
}

/**
 * The addresses of an indexed page in each language that may be indexed, its own included; none if there is one
 * language. https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternates(
  site: Pick<SiteIdentity, 'url'>,
  page: Page,
  indexed: readonly Locale[],
): readonly Alternate[] {
  if (indexed.length < 2) return [];
  const inEach = indexed.map((locale) => ({
    hreflang: locale,
    href: addressIn(site, locale, page),
  }));
  return [...inEach, { hreflang: 'x-default', href: addressIn(site, defaultLocale, page) }];
}

/** The canonical address of a page in a language, absolute. */
export function addressIn(site: Pick<SiteIdentity, 'url'>, locale: Locale, page: Page): string {
  return `${site.url}${pathIn(locale, canonicalPath(page))}`;
}
