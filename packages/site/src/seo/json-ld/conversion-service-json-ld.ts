import type { SiteIdentity } from '../../pages/site-identity.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { organizationId } from './site-json-ld.ts';

/** The converter on a page; https://schema.org/CurrencyConversionService. */
export function conversionServiceJsonLd(
  site: SiteIdentity,
  { name, url, country }: Readonly<Record<'name' | 'url' | 'country', string>>,
): JsonLdNode {
  return {
    '@type': 'CurrencyConversionService',
    name,
    url,
    provider: { '@id': organizationId(site) },
    areaServed: { '@type': 'Country', name: country },
  };
}
