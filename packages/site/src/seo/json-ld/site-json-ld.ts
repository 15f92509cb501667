import type { Locale } from '@dinar/domain/language/locale';
import type { SiteIdentity } from '../../pages/site-identity.ts';
import { pathIn } from '../../routes/locale-path.ts';
import type { SiteLink } from '../../routes/site-links.ts';
import type { JsonLdNode } from './json-ld-node.ts';

/** The id by which other nodes of the page refer to the organization. */
export function organizationId(site: SiteIdentity): string {
  return `${site.url}/#organization`;
}

/** The publisher of the site; https://schema.org/Organization. */
export function organizationJsonLd(site: SiteIdentity): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/favicon.svg`,
    email: site.email,
    telephone: site.phone,
    address: { '@type': 'PostalAddress', addressLocality: 'Tunis', addressCountry: 'TN' },
  };
}

/** The site itself, in one language; https://schema.org/WebSite. */
export function websiteJsonLd(site: SiteIdentity, locale: Locale): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: `${site.url}${pathIn(locale, '/')}`,
    inLanguage: locale,
    publisher: { '@id': organizationId(site) },
  };
}

/** The breadcrumbs of a page; https://schema.org/BreadcrumbList. */
export function breadcrumbJsonLd(
  site: SiteIdentity,
  links: readonly SiteLink[],
  locale: Locale,
): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${site.url}${pathIn(locale, path)}`,
    })),
  };
}
