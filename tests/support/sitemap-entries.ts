import { parse } from 'node-html-parser';

export interface CrawledEntry {
  readonly location: string;
  readonly lastModified: string | undefined;
}

/** The entries of a site's sitemap, found as a crawler finds it: from /sitemap.xml on. */
export async function sitemapEntries(siteUrl: string): Promise<CrawledEntry[]> {
  const response = await fetch(`${siteUrl}/sitemap.xml`);
  return parse(await response.text())
    .querySelectorAll('url')
    .map((entry) => ({
      location: entry.querySelector('loc')?.text ?? '',
      lastModified: entry.querySelector('lastmod')?.text,
    }));
}
