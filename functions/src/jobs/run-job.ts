import { randomUUID } from 'node:crypto';
import { type Log, type LogFields, withFields } from '../log/log.ts';
import { logMessage } from '../log/log-messages.ts';
import { recordRun } from '../store/records/record-run.ts';
import type { Job, JobContext, JobReport } from './job.ts';
import { stackOf, unexpectedFailure } from './visit-sources.ts';

/** The input of a run; runJob adds the rest of its context. */
export type JobEnvironment = Omit<JobContext, 'job' | 'runId'>;

export type JobResult =
  | { readonly ok: true; readonly runId: string; readonly report: JobReport }
  | {
      readonly ok: false;
      readonly runId: string;
      readonly report: JobReport;
      /** Sentences in French, fit for the public. */
      readonly error: string;
    };

/**
 * Runs a job and records the run in `system/health`: a success when at least one of its sources could be
 * used. An error thrown by the job itself is recorded and rethrown.
 */
export async function runJob(
  name: string,
  job: Job,
  environment: JobEnvironment,
): Promise<JobResult> {
  const runId = randomUUID();
  const log = withFields(environment.log, { job: name, runId });
  const startedAt = environment.now();
  log.info('Job started', { date: environment.date });
  const finish = async (report: JobReport, error: string | undefined, stack?: string) => {
    const durationMs = Math.max(0, environment.now().getTime() - startedAt.getTime());
    const isSuccess = error === undefined && !isWaiting(report);
    // Before the record: operators are alerted by this line, also while nothing can be recorded.
    logOutcome(log, { rows: report.rows, durationMs, stack }, error);
    await recordRun(environment.db, name, {
      runId,
      isDemonstration: environment.isDemonstration,
      lastRunAt: startedAt,
      durationMs,
      ...report,
      ...(error && { error }),
      isSuccess,
    });
  };
  try {
    const report = await job({ ...environment, job: name, log, runId });
    const error = errorOf(report);
    await finish(report, error);
    return error === undefined ? { ok: true, runId, report } : { ok: false, runId, report, error };
  } catch (raised) {
    await finish({ rows: 0 }, unexpectedFailure, stackOf(raised));
    throw raised;
  }
}

function errorOf({ sources = {} }: JobReport): string | undefined {
  const all = Object.values(sources);
  const failed = all.filter(({ state }) => state === 'failed');
  if (failed.length === 0 || failed.length < all.length) return undefined;
  return failed.map(({ reason }) => reason).join(' ');
}

function isWaiting({ sources = {} }: JobReport): boolean {
  const all = Object.values(sources);
  return all.some(({ state }) => state === 'waiting') && all.every(({ rows }) => rows === 0);
}

function logOutcome(log: Log, facts: LogFields, error: string | undefined) {
  if (error === undefined) log.info('Job finished', facts);
  else log.error(logMessage.jobFailed, { ...facts, error });
}
