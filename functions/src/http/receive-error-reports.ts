import { warn } from 'firebase-functions/logger';
import { errorReportAnswerer } from './answer-error-report.ts';
import { onHttpRequest } from './on-http-request.ts';
import { pageOptions } from './page-options.ts';

/** Receives the errors of visitors' pages and writes them to the log: one instance bounds a flood. */
export const receiveErrorReports = onHttpRequest(
  { ...pageOptions, memory: '256MiB', timeoutSeconds: 10, concurrency: 80, maxInstances: 1 },
  errorReportAnswerer({
    write: (report) => warn('A page reported an error', report),
    nowMs: () => Date.now(),
  }),
  ['POST'],
);
