import type { Locale } from '@dinar/domain/language/locale';
import type { SiteLink } from '../routes/site-links.ts';
import { navigationTexts } from '../texts/navigation/navigation-texts.ts';
import { linksOf } from './navigation-links.ts';

/** The doors of the menu on narrow pages, after the links of the header. */
export function menuLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(navigationTexts[locale].menu);
}
