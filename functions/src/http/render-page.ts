import { sitemapPath } from '@dinar/site/routes/sitemap-path';
import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { database } from '../config/database.ts';
import { answerPage } from './answer-page.ts';
import { answerSitemap } from './answer-sitemap.ts';
import { openPageBuild } from './page-build.ts';
import { openPageValues } from './page-values.ts';

// build.mjs lays this folder beside the bundle, lib/index.js, which this module becomes a part of.
const build = openPageBuild(new URL('./page/', import.meta.url));

const values = openPageValues({ database, report: logError });

/**
 * Answers each public address with its page, drawn from the rates of now, and the sitemap: a function
 * of its own would be another instance, and would read the rates that this one has in memory.
 */
export const renderPage = onRequest(
  {
    region: 'europe-west1',
    invoker: 'public',
    concurrency: 80,
    maxInstances: 10,
    memory: '512MiB',
    timeoutSeconds: 30,
  },
  async (request, response) => {
    if (request.path === sitemapPath) {
      const report = (error: unknown) => logError('The sitemap is without days', error);
      const { xml, cacheControl } = await answerSitemap({ ...build, ...values, report });
      response.set('Cache-Control', cacheControl).type('xml').send(xml);
      return;
    }
    const { status, html, cacheControl } = await answerPage(request.url, {
      ...build,
      ...values,
      now: () => new Date(),
      report: (error) => logError('A page could not be rendered, the shell answered', error),
    });
    response.status(status).set('Cache-Control', cacheControl).type('html').send(html);
  },
);
