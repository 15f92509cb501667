import { sitemapPath } from '../site/sitemap-path.ts';
import type { SiteIdentity } from './site-identity.ts';

/** robots.txt: everything may be crawled, and where the sitemap is. */
export function robotsText(site: Pick<SiteIdentity, 'url'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${sitemapPath}\n`;
}
