import { setTimeout as sleep } from 'node:timers/promises';
import { cloudLog } from '../config/cloud-log.ts';
import { database } from '../config/database.ts';
import { jobSettings } from '../config/job-settings.ts';
import type { Job } from '../jobs/job.ts';
import { runJob } from '../jobs/run-job.ts';
import type { ScheduledJobName } from './schedule-table.ts';

/** Runs a job as the platform asks; a failed run raises, so that the platform counts it as one. */
export async function runScheduled(name: ScheduledJobName, job: Job): Promise<void> {
  const result = await runJob(name, job, {
    db: database(),
    now: () => new Date(),
    fetch,
    sleep: (ms) => sleep(ms),
    log: cloudLog,
    settings: jobSettings(),
    isDemonstration: false,
  });
  if (!result.ok) throw new Error(result.error);
}
