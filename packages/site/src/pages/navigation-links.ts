import type { Locale } from '@dinar/domain/language/locale';
import type { SiteLink } from '../routes/site-links.ts';
import { navigationTexts } from '../texts/navigation/navigation-texts.ts';

type Labels = typeof navigationTexts.fr;
/** The path of each link of a list, by the name of its label. */
export type Paths<List extends keyof Labels> = Readonly<Record<keyof Labels[List], string>>;

const header: Paths<'header'> = {
  home: '/',
  banks: '/cours-change',
  converter: '/convertisseur',
  crypto: '/cryptomonnaies',
  contact: '/contact',
};

/** The links of the header; home is current only on an exact match. */
export function navigationLinks(
  locale: Locale,
): readonly (SiteLink & { readonly exact: boolean })[] {
  const links = linksOf(header, navigationTexts[locale].header);
  return links.map((link) => ({ ...link, exact: link.path === header.home }));
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
