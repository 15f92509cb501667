import { expect, test } from 'vitest';
import { contextAt, site } from '../testing/site-fixtures.ts';
import { metadataTags } from './metadata-tags.ts';
import { pageMetadata } from './page-metadata.ts';

test('Search engines and networks find a page’s metadata under the names they look for', () => {
  const metadata = pageMetadata(contextAt('/faq'));
  const { title, description, keywords, canonical, robots, image } = metadata;
  const { url, alt } = image;
  const found = metadataTags(metadata).map((tag) =>
    'name' in tag ? ['name', tag.name, tag.content] : ['property', tag.property, tag.content],
  );
  expect(found).toEqual([
    ['name', 'description', description],
    ['name', 'keywords', keywords],
    ['name', 'robots', robots],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', site.name],
    ['property', 'og:locale', 'fr_FR'],
    ['property', 'og:locale:alternate', 'ar_AR'],
    ['property', 'og:locale:alternate', 'en_GB'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', canonical],
    ['property', 'og:image', url],
    ['property', 'og:image:alt', alt],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', alt],
  ]);
});
