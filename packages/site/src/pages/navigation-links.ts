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

/** The links of the header; home is current only on an exact match. */
export function navigationLinks(
  locale: Locale,
): readonly (SiteLink & { readonly exact: boolean })[] {
  const links = linksOf(header, navigationTexts[locale].header);
  return links.map((link) => ({ ...link, exact: link.path === header.home }));
}

/** The doors of the menu on narrow pages, after the links of the header. */
export function menuLinks(locale: Locale): readonly SiteLink[] {
  return linksOf(menu, navigationTexts[locale].menu);
}

/** The links to pages with their labels, in the order of the pages. */
export function linksOf<Name extends string>(
  paths: Readonly<Record<Name, string>>,
  labels: Readonly<Record<Name, string>>,
): SiteLink[] {
  const links: SiteLink[] = [];
  for (const name in paths) links.push({ label: labels[name], path: paths[name] });
  return links;
}
