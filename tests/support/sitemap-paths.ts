import { parse } from 'node-html-parser';

/** The paths of a site's sitemap, found as a crawler finds it: from /sitemap.xml on. */
export async function sitemapPaths(siteUrl: string): Promise<string[]> {
  const response = await fetch(`${siteUrl}/sitemap.xml`);
  return parse(await response.text())
    .querySelectorAll('url loc')
    .map(({ text }) => text.slice(siteUrl.length));
}
