import { error as logError } from 'firebase-functions/logger';
import { database } from '../config/database.ts';
import { readDay } from '../store/open-data/read-open-days.ts';
import { answerPicture } from './answer-picture.ts';
import { deployedPage } from './deployed-page.ts';
import { onHttpRequest } from './on-http-request.ts';
import { openRasterizer } from './open-rasterizer.ts';
import { pageOptions } from './page-options.ts';
import { withTimeout } from './with-timeout.ts';

const readLimitMs = 4000;

/** Serves the pictures of the day to the CDN. A separate function, so that rendering one slows no page. */
export const servePicture = onHttpRequest(
  { ...pageOptions, concurrency: 8, maxInstances: 2 },
  (request) =>
    answerPicture(request, {
      shell: deployedPage.shell,
      day: (day) => withTimeout(readLimitMs, `The rates of ${day}`, readDay(database(), day)),
      rasterizer: openRasterizer,
      now: () => new Date(),
      report: logError,
    }),
);
