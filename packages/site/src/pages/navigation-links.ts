import type { Locale } from '@dinar/domain/language/locale';
import { alertsPage } from '../routes/alerts-page.ts';
import { embedPage, openDataPage } from '../routes/open-data-page.ts';
import type { SiteLink } from '../routes/site-links.ts';
import { navigationTexts } from '../texts/navigation/navigation-texts.ts';

type Labels = typeof navigationTexts.fr;
type Paths<List extends keyof Labels> = Readonly<Record<keyof Labels[List], string>>;

const header: Paths<'header'> = {
  home: '/',
  banks: '/cours-change',
  converter: '/convertisseur',
  crypto: '/cryptomonnaies',
  contact: '/contact',
};

/** The pages of the header's links. */
export const navigationPaths: readonly string[] = Object.values(header);

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

const legal: Paths<'legal'> = {
  terms: '/conditions-d-utilisation',
  privacy: '/politique-de-confidentialite',
  accessibility: '/faq',
};

/** The links of the header; home is current only on an exact match. */
export function navigationLinks(
  locale: Locale,
): readonly (SiteLink & { readonly exact: boolean })[] {
  const links = linksOf(header, navigationTexts[locale].header);
  return links.map((link) => ({ ...link, exact: link.path === header.home }));
}

/** The links of the footer to the tools of the site. */
export function toolLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(tools, navigationTexts[locale].tools);
}

/** The other links of the footer. */
export function informationLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(information, navigationTexts[locale].information);
}

/** The doors of the menu on narrow pages, after the links of the header. */
export function menuLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(menu, navigationTexts[locale].menu);
}

export function legalLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(legal, navigationTexts[locale].legal);
}

function linksOf<Name extends string>(
  paths: Readonly<Record<Name, string>>,
  labels: Readonly<Record<Name, string>>,
): SiteLink[] {
  const links: SiteLink[] = [];
  for (const name in paths) links.push({ label: labels[name], path: paths[name] });
  return links;
}
