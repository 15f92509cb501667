import type { Locale } from '@dinar/domain/language/locale';
import type { SiteLink } from '../routes/site-links.ts';
import { footerTexts } from '../texts/footer/footer-texts.ts';
import { linksOf } from './navigation-links.ts';

/** The doors of the menu on narrow pages, after the links of the header; a page has the same name in the footer. */
export function menuLinks(locale: Locale): readonly SiteLink[] {
  const { tools, information } = footerTexts[locale];
  const { favourites, alerts, sheet, amounts, rules, data, embed, status } = information;
  const { comparator } = tools;
  return linksOf({ comparator, favourites, alerts, sheet, amounts, rules, data, embed, status });
}
