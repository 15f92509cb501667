import { utcDay } from '@dinar/domain/days/rate-date';
import { error as logError } from 'firebase-functions/logger';
import { database } from '../config/database.ts';
import { contactEmail, siteAddress } from '../config/job-settings.ts';
import { pushSecrets, pushSettings } from '../config/push-settings.ts';
import { pushSender } from '../push/send-push.ts';
import { changeAlerts } from '../store/alerts/change-alerts.ts';
import { alertsAnswerer } from './answer-alerts.ts';
import type { HttpAnswer, HttpRequest } from './http-answer.ts';
import { onHttpRequest } from './on-http-request.ts';
import { pageOptions } from './page-options.ts';
import { withTimeout } from './with-timeout.ts';

const limitMs = 10_000;

let answerer: ((request: HttpRequest) => Promise<HttpAnswer>) | undefined;

/**
 * Changes the alerts of visitors' browsers. Writing is all that it does, so it is a function of the codebase that may
 * write: one instance bounds a flood.
 */
export const receiveAlerts = onHttpRequest(
  {
    ...pageOptions,
    memory: '256MiB',
    concurrency: 80,
    maxInstances: 1,
    secrets: pushSecrets,
  },
  (request) => {
    // Parameters have no values before the first request.
    answerer ??= createAnswerer();
    return answerer(request);
  },
  ['GET', 'HEAD', 'POST'],
);

function createAnswerer() {
  const push = pushSettings(contactEmail());
  return alertsAnswerer({
    push,
    siteUrl: siteAddress(),
    send: push ? pushSender(push) : () => Promise.reject(new Error('No keys')),
    change: (request, isConfirmed) => {
      const now = new Date();
      const changing = changeAlerts(database(), request, { now, today: utcDay(now), isConfirmed });
      return withTimeout(limitMs, 'rate-alerts', changing);
    },
    nowMs: () => Date.now(),
    report: (error) => logError('Alerts could not be changed', error),
  });
}
