import { siteOfShell } from '@dinar/site/delivery/shell-site';
import { parseWidgetPath, widgetRoot } from '@dinar/site/routes/widget-path';
import { oembedPath } from '@dinar/site/widget/oembed';
import { error as logError } from 'firebase-functions/logger';
import { database } from '../config/database.ts';
import { answerOpenData } from './answer-open-data.ts';
import { answerOembed, answerWidget } from './answer-widget.ts';
import { deployedPage } from './deployed-page.ts';
import { onHttpRequest } from './on-http-request.ts';
import { openDataReads } from './open-data-reads.ts';
import { pageOptions } from './page-options.ts';

const now = () => new Date();

const reads = openDataReads({ database, now, report: logError });

const sources = {
  site: async () => siteOfShell(await deployedPage.shell()),
  reads,
  now,
  report: (error: unknown) => logError('The open data could not be read', error),
};

/**
 * Serves the open data and the widgets to the CDN. A separate function, so that programs that send requests without a pause
 * are bounded and slow no page.
 */
export const serveData = onHttpRequest(
  { ...pageOptions, memory: '256MiB', concurrency: 80, maxInstances: 2 },
  (request) => {
    const [path = ''] = request.url.split('?');
    if (path === oembedPath) return answerOembed(request, sources);
    return parseWidgetPath(path) || path.startsWith(`${widgetRoot}/`)
      ? answerWidget(request, sources)
      : answerOpenData(request, sources);
  },
  // It refuses in the format of its other refusals.
  'any',
);
