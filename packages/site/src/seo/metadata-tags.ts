import type { PageMetadata } from './page-metadata.ts';

/** One `<meta>` element, by `name` or by `property`. */
export type MetaTag =
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string };

/** The `<meta>` elements of a page, in order; the title and the addresses are other elements. */
export function metadataTags(metadata: PageMetadata): MetaTag[] {
  const { title, description, image } = metadata;
  return [
    { name: 'description', content: description },
    { name: 'keywords', content: metadata.keywords },
    { name: 'robots', content: metadata.robots },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: metadata.siteName },
    { property: 'og:locale', content: metadata.locale },
    ...metadata.otherLocales.map((content) => ({ property: 'og:locale:alternate', content })),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: metadata.sharedAddress },
    { property: 'og:image', content: image.url },
    { property: 'og:image:alt', content: image.alt },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image.url },
    { name: 'twitter:image:alt', content: image.alt },
  ];
}
