import type { Locale } from '@dinar/domain/language/locale';
import { alertsPage } from '../routes/alerts-page.ts';
import { embedPage, openDataPage } from '../routes/open-data-page.ts';
import type { SiteLink } from '../routes/site-links.ts';
import { navigationTexts } from '../texts/navigation/navigation-texts.ts';

/** The path of each page that header, menu and footer link to, by the name of its label. */
const paths = {
  home: '/',
  banks: '/cours-change',
  comparator: '/comparateur',
  converter: '/convertisseur',
  crypto: '/cryptomonnaies',
  contact: '/contact',
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
} as const;

/** The links of the header; home is current only on an exact match. */
export function navigationLinks(
  locale: Locale,
): readonly (SiteLink & { readonly exact: boolean })[] {
  const links = linksOf(navigationTexts[locale]);
  return links.map((link) => ({ ...link, exact: link.path === paths.home }));
}

/** The links to pages with their labels, in the order of the labels. */
export function linksOf<Name extends keyof typeof paths>(
  labels: Readonly<Record<Name, string>>,
): SiteLink[] {
  const links: SiteLink[] = [];
  for (const name in labels) links.push({ label: labels[name], path: paths[name] });
  return links;
}
