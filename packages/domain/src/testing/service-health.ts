import { encodeJobHealth, type JobHealth } from '../documents/health-document.ts';
import { decodeServiceHealth, type ServiceHealth } from '../status/run-facts.ts';

/** The present of these runs: a Friday, 11:00 in Tunis. */
export const healthNow = new Date('2026-11-20T10:00:00Z');

/** The instant some minutes before that present. */
export function minutesAgo(minutes: number): Date {
  return new Date(healthNow.getTime() - minutes * 60_000);
}

/** A run that succeeded some minutes ago. */
export function successAgo(minutes: number): JobHealth {
  return { lastRunAt: minutesAgo(minutes), lastSuccessAt: minutesAgo(minutes), rows: 3 };
}

/** What visitors may see of these runs, through their stored document. */
export function serviceHealth(jobs: Readonly<Record<string, JobHealth>>): ServiceHealth {
  const fields = Object.entries(jobs).map(([name, job]) => [name, encodeJobHealth(job)]);
  const decoded = decodeServiceHealth('system/health', { jobs: Object.fromEntries(fields) });
  if (!decoded.ok) throw new Error(decoded.problem.reason);
  return decoded.value;
}
