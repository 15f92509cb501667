import type { Locale } from '@dinar/domain/language/locale';
import { alertsPage } from '../routes/alerts-page.ts';
import { embedPage, openDataPage } from '../routes/open-data-page.ts';
import type { SiteLink } from '../routes/site-links.ts';
import { footerTexts } from '../texts/footer/footer-texts.ts';
import { linksOf } from './navigation-links.ts';

type Labels = typeof footerTexts.fr;
type Paths<List extends 'tools' | 'information' | 'legal'> = Readonly<
  Record<keyof Labels[List], string>
>;

const tools: Paths<'tools'> = {
  home: '/',
  banks: '/cours-change',
  comparator: '/comparateur',
  converter: '/convertisseur',
  contact: '/contact',
};

const information: Paths<'information'> = {
  about: '/a-propos',
  privacy: '/politique-de-confidentialite',
  terms: '/conditions-d-utilisation',
  faq: '/faq',
  status: '/etat',
  rules: '/regles-de-change',
  sheet: '/aide-memoire/eur',
  amounts: '/toutes-les-devises',
  data: openDataPage,
  embed: embedPage,
  favourites: '/favoris',
  alerts: alertsPage,
};

const legal: Paths<'legal'> = {
  terms: '/conditions-d-utilisation',
  privacy: '/politique-de-confidentialite',
  accessibility: '/faq',
};

/** The links of the footer to the tools of the site. */
export function toolLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(tools, footerTexts[locale].tools);
}

/** The other links of the footer. */
export function informationLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(information, footerTexts[locale].information);
}

export function legalLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(legal, footerTexts[locale].legal);
}
