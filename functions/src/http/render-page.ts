import { sitemapPath } from '@dinar/site/routes/sitemap-path';
import { onRequest } from 'firebase-functions/v2/https';
import { pagesMinInstances } from '../config/pages-min-instances.ts';
import { answerAlias } from './answer-alias.ts';
import { answerPage } from './answer-page.ts';
import { answerSitemap } from './answer-sitemap.ts';
import { deployedPage } from './deployed-page.ts';
import { pageOptions } from './page-options.ts';

/**
 * Answers each public address with its page, rendered from the current rates, and the address of the
 * sitemap. A separate function for the sitemap would be another instance and read the rates that this one
 * has in memory.
 */
export const renderPage = onRequest(
  { ...pageOptions, concurrency: 80, minInstances: pagesMinInstances, maxInstances: 10 },
  async (request, response) => {
    if (request.path === sitemapPath) {
      const { xml, cacheControl } = await answerSitemap(deployedPage);
      response.set('Cache-Control', cacheControl).type('xml').send(xml);
      return;
    }
    const alias = answerAlias(request.url);
    if (alias) {
      response.status(alias.status).set(alias.headers).send(alias.body);
      return;
    }
    const { status, html, cacheControl } = await answerPage(request.url, deployedPage);
    response.status(status).set('Cache-Control', cacheControl).type('html').send(html);
  },
);
