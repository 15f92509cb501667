import type { Locale } from '@dinar/domain/language/locale';
import type { SiteIdentity } from '../../pages/site-identity.ts';
import { pathIn } from '../../routes/locale-path.ts';
import type { SiteLink } from '../../routes/site-links.ts';
import type { JsonLdNode } from './json-ld-node.ts';

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
