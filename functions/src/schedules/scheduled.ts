import { setTimeout as sleep } from 'node:timers/promises';
import { tunisTimeZone } from '@dinar/domain/days/tunis-time';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/v2/scheduler';
import { cloudLog } from '../config/cloud-log.ts';
import { database } from '../config/database.ts';
import { jobSettings } from '../config/job-settings.ts';
import { region } from '../config/region.ts';
import type { Job } from '../jobs/job.ts';
import { runJob } from '../jobs/run-job.ts';
import { sourceFetch } from '../sources/http/source-fetch.ts';

/** The times of a job, in the time zone of Tunis, and the limits of one run. */
export interface Schedule {
  /** A cron expression of five fields. */
  readonly cron: string;
  readonly timeoutSeconds: number;
  /** How often Cloud Scheduler retries a failed run before the next one. */
  readonly retryCount: number;
  readonly memory?: '256MiB' | '512MiB';
  /** The names of the secrets that the job reads. */
  readonly secrets?: string[];
}

/** A deployed schedule with the job that it runs. */
type ScheduledJob<Name extends string = string> = ScheduleFunction & {
  readonly jobName: Name;
  readonly job: Job;
};

/** Deploys a job on a schedule, one run at a time: a late run must not overtake the next. */
export function scheduled<Name extends string>(
  jobName: Name,
  job: Job,
  { cron, timeoutSeconds, retryCount, memory = '256MiB', secrets = [] }: Schedule,
): ScheduledJob<Name> {
  const options = {
    schedule: cron,
    timeZone: tunisTimeZone,
    region,
    timeoutSeconds,
    memory,
    secrets,
    maxInstances: 1,
    concurrency: 1,
    retryCount,
    minBackoffSeconds: 60,
    maxBackoffSeconds: 600,
  };
  return Object.assign(
    onSchedule(options, () => runScheduled(jobName, job)),
    { jobName, job },
  );
}

// Throws when the run failed, so that the platform counts it as failed.
async function runScheduled(name: string, job: Job): Promise<void> {
  const result = await runJob(name, job, {
    db: database(),
    now: () => new Date(),
    fetch: sourceFetch,
    sleep: (ms) => sleep(ms),
    log: cloudLog,
    settings: jobSettings(),
    isDemonstration: false,
  });
  if (!result.ok) throw new Error(result.error);
}
