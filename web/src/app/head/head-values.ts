import type { Alternate } from '@dinar/site/seo/alternates';
import { pageJsonLd } from '@dinar/site/seo/json-ld/page-json-ld';
import { type MetaTag, metadataTags } from '@dinar/site/seo/metadata-tags';
import type { PageContext } from '@dinar/site/seo/page-context';
import { pageMetadata } from '@dinar/site/seo/page-metadata';
import { serializeJsonLd } from '@dinar/site/seo/serialize-json-ld';
import { oembedAddress } from '@dinar/site/widget/oembed';

/** The values of one page's head; the server writes them as HTML, the browser into its document. */
export interface HeadValues {
  readonly title: string;
  readonly canonical: string;
  /** The addresses in each language; empty if there is one. */
  readonly alternates: readonly Alternate[];
  /** The oEmbed address of a page that other sites can embed. */
  readonly oembed?: string | undefined;
  readonly tags: readonly MetaTag[];
  /** JSON-LD, escaped for a script element. */
  readonly structuredData: string;
}

export const structuredDataElementId = 'structured-data';

/** Returns the head of a page for the values in its context. */
export function headValues(context: PageContext): HeadValues {
  const { page, site } = context;
  const metadata = pageMetadata(context);
  return {
    title: metadata.title,
    canonical: metadata.canonical,
    alternates: metadata.alternates,
    oembed:
      page.kind === 'comparator' && page.currency
        ? oembedAddress(site, metadata.canonical)
        : undefined,
    tags: metadataTags(metadata),
    structuredData: serializeJsonLd(pageJsonLd(context)),
  };
}
