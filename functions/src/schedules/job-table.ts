import { backfillCentralRates } from '../jobs/fill-central-days.ts';
import type { Job } from '../jobs/job.ts';
import { readCentralArchive } from '../jobs/read-central-archive.ts';
import * as schedules from './schedules.ts';

/**
 * The name of every job in records and on the command line: scheduled jobs, and those that only run
 * manually.
 */
export type JobName =
  | (typeof schedules)[keyof typeof schedules]['jobName']
  | 'central-bank-backfill'
  | 'central-bank-archive';

/** Every job by its name. */
export const jobTable = {
  ...Object.fromEntries(Object.values(schedules).map(({ jobName, job }) => [jobName, job])),
  'central-bank-backfill': backfillCentralRates,
  'central-bank-archive': readCentralArchive,
} as Readonly<Record<JobName, Job>>;

export function isJobName(text: string): text is JobName {
  return Object.hasOwn(jobTable, text);
}
