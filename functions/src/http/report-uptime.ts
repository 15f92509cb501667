import { healthPath } from '@dinar/domain/documents/collections';
import { decodeServiceHealth, type ServiceHealth } from '@dinar/domain/status/run-facts';
import { error as logError } from 'firebase-functions/logger';
import { database } from '../config/database.ts';
import { requiredDocument } from '../store/documents/decoded-documents.ts';
import { answerUptime } from './answer-uptime.ts';
import { memo } from './memo.ts';
import { onHttpRequest } from './on-http-request.ts';
import { pageOptions } from './page-options.ts';
import { withTimeout } from './with-timeout.ts';

const report = (error: unknown) => logError('The records of the jobs could not be read', error);

// Anybody may call this address: the memo bounds its cost to one document read every ten seconds.
const health = memo({
  keptForMs: 10_000,
  load: () => withTimeout(4000, healthPath, readHealth()),
  isGood: () => true,
  nowMs: () => Date.now(),
  report,
});

/**
 * Reports whether the site's data are up to date, at an address of its own, without a cache in front of it.
 */
export const reportUptime = onHttpRequest(
  { ...pageOptions, memory: '256MiB', concurrency: 80, maxInstances: 1 },
  () => answerUptime({ health, now: () => new Date(), report }),
);

async function readHealth(): Promise<ServiceHealth | undefined> {
  return requiredDocument(await database().doc(healthPath).get(), decodeServiceHealth);
}
