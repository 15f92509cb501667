import type { Locale } from '@dinar/domain/language/locale';
import type { SiteLink } from '../routes/site-links.ts';
import { footerTexts } from '../texts/footer/footer-texts.ts';
import { navigationTexts } from '../texts/navigation/navigation-texts.ts';
import { linksOf } from './navigation-links.ts';

/** The links of the footer to the tools of the site. */
export function toolLinks(locale: Locale): readonly SiteLink[] {
  const { home, converter, contact } = navigationTexts[locale];
  const { banks, comparator } = footerTexts[locale].tools;
  return linksOf({ home, banks, comparator, converter, contact });
}

/** The other links of the footer. */
export function informationLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(footerTexts[locale].information);
}

/** The legal links; as specified, the one on accessibility leads to the questions. */
export function legalLinks(locale: Locale): readonly SiteLink[] {
  const { terms, privacy, accessibility: faq } = footerTexts[locale].legal;
  return linksOf({ terms, privacy, faq });
}
