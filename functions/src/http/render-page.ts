import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { database } from '../config/database.ts';
import { readBoard } from '../store/read-board.ts';
import { answerPage } from './answer-page.ts';
import { openPageBuild } from './page-build.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';
import { within } from './within.ts';

const readLimitMs = 4000;

// build.mjs lays this folder beside the bundle, lib/index.js, which this module becomes a part of.
const build = openPageBuild(new URL('./page/', import.meta.url));

const board = staleWhileRevalidate({
  freshMs: 10_000,
  staleMs: 300_000,
  load: async () => {
    const { stats, problems } = await within(readLimitMs, 'rates-stats', readBoard(database()));
    if (problems.length > 0) logError('Unreadable rates are left out of the pages', { problems });
    return stats;
  },
  isWorthKeeping: (stats) => stats.length > 0,
  nowMs: () => Date.now(),
  report: (error) => logError('The rates of the pages could not be read again', error),
});

/** Answers each public address with its page, drawn from the rates of now. */
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
    const { status, html, cacheControl } = await answerPage(request.url, {
      ...build,
      board,
      now: () => new Date(),
      report: (error) => logError('A page could not be rendered, the shell answered', error),
    });
    response.status(status).set('Cache-Control', cacheControl).type('html').send(html);
  },
);
