/** The path of the sitemap; /sitemap.xml redirects to it. */
export const sitemapPath = '/assets/sitemap.xml';
