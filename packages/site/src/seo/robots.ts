import type { SiteIdentity } from '../pages/site-identity.ts';
import { sitemapPath } from '../routes/sitemap-path.ts';

/** The content of robots.txt: everything may be crawled; the sitemap address is included. */
export function robotsText(site: Pick<SiteIdentity, 'url'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${sitemapPath}\n`;
}
