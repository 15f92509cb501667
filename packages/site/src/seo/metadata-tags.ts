import type { PageMetadata } from './page-metadata.ts';

/** One `<meta>` element, by `name` or by `property`. */
export type MetaTag =
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string };

/** The `<meta>` elements of a page, in order; the title and the addresses are other elements. */
export function metadataTags(metadata: PageMetadata): MetaTag[] {
  const { openGraph, twitter } = metadata;
  return [
    { name: 'description', content: metadata.description },
    { name: 'keywords', content: metadata.keywords },
    { name: 'robots', content: metadata.robots },
    { property: 'og:type', content: openGraph.type },
    { property: 'og:site_name', content: openGraph.siteName },
    { property: 'og:locale', content: openGraph.locale },
    ...openGraph.alternateLocales.map((content) => ({
      property: 'og:locale:alternate',
      content,
    })),
    { property: 'og:title', content: openGraph.title },
    { property: 'og:description', content: openGraph.description },
    { property: 'og:url', content: openGraph.url },
    { property: 'og:image', content: openGraph.image.url },
    { property: 'og:image:alt', content: openGraph.image.alt },
    { property: 'og:image:width', content: String(openGraph.image.width) },
    { property: 'og:image:height', content: String(openGraph.image.height) },
    { name: 'twitter:card', content: twitter.card },
    { name: 'twitter:title', content: twitter.title },
    { name: 'twitter:description', content: twitter.description },
    { name: 'twitter:image', content: twitter.image },
    { name: 'twitter:image:alt', content: twitter.imageAlt },
  ];
}
