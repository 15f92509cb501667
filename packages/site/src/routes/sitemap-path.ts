/** Where the sitemap is; /sitemap.xml redirects to it. */
export const sitemapPath = '/assets/sitemap.xml';
