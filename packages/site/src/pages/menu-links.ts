import type { Locale } from '@dinar/domain/language/locale';
import { alertsPage } from '../routes/alerts-page.ts';
import { embedPage, openDataPage } from '../routes/open-data-page.ts';
import type { SiteLink } from '../routes/site-links.ts';
import { navigationTexts } from '../texts/navigation/navigation-texts.ts';
import { linksOf, type Paths } from './navigation-links.ts';

const menu: Paths<'menu'> = {
  comparator: '/comparateur',
  favourites: '/favoris',
  alerts: alertsPage,
  sheet: '/aide-memoire/eur',
  amounts: '/toutes-les-devises',
  rules: '/regles-de-change',
  data: openDataPage,
  embed: embedPage,
  status: '/etat',
};

/** The doors of the menu on narrow pages, after the links of the header. */
export function menuLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(menu, navigationTexts[locale].menu);
}
