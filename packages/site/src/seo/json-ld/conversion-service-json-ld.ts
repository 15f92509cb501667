import type { SiteIdentity } from '../../pages/site-identity.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { organizationId } from './site-json-ld.ts';

/** The converter on a page; https://schema.org/CurrencyConversionService. */
export function conversionServiceJsonLd(
  site: SiteIdentity,
  { name, path }: { readonly name: string; readonly path: string },
): JsonLdNode {
  return {
    '@type': 'CurrencyConversionService',
    name,
    url: `${site.url}${path}`,
    provider: { '@id': organizationId(site) },
    areaServed: { '@type': 'Country', name: 'Tunisie' },
  };
}
