import { sitemapPath } from '@dinar/site/routes/sitemap-path';
import { pagesMinInstances } from '../config/pages-min-instances.ts';
import { answerAlias } from './answer-alias.ts';
import { answerPage, pageAsked } from './answer-page.ts';
import { answerSitemap } from './answer-sitemap.ts';
import { deployedPage } from './deployed-page.ts';
import { onHttpRequest } from './on-http-request.ts';
import { pageOptions } from './page-options.ts';

/**
 * Answers each public address with its page, rendered from the current rates, and the address of the
 * sitemap. A separate function for the sitemap would be another instance and read the rates that this one
 * has in memory.
 */
export const renderPage = onHttpRequest(
  { ...pageOptions, concurrency: 80, minInstances: pagesMinInstances, maxInstances: 10 },
  async (request) => {
    const { url } = request;
    if (url.split('?')[0] === sitemapPath) return answerSitemap(deployedPage);
    return answerAlias(url) ?? answerPage(pageAsked(request), deployedPage);
  },
);
