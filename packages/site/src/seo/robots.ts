import type { SiteIdentity } from '../pages/site-identity.ts';
import { sitemapPath } from '../routes/sitemap-path.ts';

/** robots.txt: everything may be crawled, and where the sitemap is. */
export function robotsText(site: Pick<SiteIdentity, 'url'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${sitemapPath}\n`;
}
