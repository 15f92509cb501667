import type { SiteIdentity } from '../../pages/site-identity.ts';
import type { SiteLink } from '../../routes/site-links.ts';
import type { JsonLdNode } from './json-ld-node.ts';

/** The breadcrumbs of a page; https://schema.org/BreadcrumbList. */
export function breadcrumbJsonLd(site: SiteIdentity, links: readonly SiteLink[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${site.url}${path}`,
    })),
  };
}
