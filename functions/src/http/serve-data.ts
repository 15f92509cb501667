import { siteOfShell } from '@dinar/site/delivery/shell-site';
import { error as logError } from 'firebase-functions/logger';
import { database } from '../config/database.ts';
import { answerOpenData } from './answer-open-data.ts';
import { deployedPage } from './deployed-page.ts';
import { onHttpRequest } from './on-http-request.ts';
import { openDataReads } from './open-data-reads.ts';
import { pageOptions } from './page-options.ts';

const now = () => new Date();

const reads = openDataReads({ database, now, report: logError });

/**
 * Serves the open data to the CDN. A separate function, so that programs that send requests without a pause
 * are bounded and slow no page.
 */
export const serveData = onHttpRequest(
  { ...pageOptions, memory: '256MiB', concurrency: 80, maxInstances: 2 },
  (request) =>
    answerOpenData(request, {
      site: async () => siteOfShell(await deployedPage.shell()),
      reads,
      now,
      report: (error) => logError('The open data could not be read', error),
    }),
  // It refuses in the format of its other refusals.
  'any',
);
