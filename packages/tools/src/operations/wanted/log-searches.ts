import { sourceJobs } from '@dinar/domain/schedules/job-rhythm';
import { logMessage } from '@dinar/functions/log/log-messages';
import * as schedules from '@dinar/functions/schedules/schedules';
import type { LogSearch } from './log-filter.ts';

// The uptime check follows the jobs that read a source, and one failed run of theirs is no alarm.
const alarmingJobs = Object.values(schedules)
  .map(({ jobName }) => jobName)
  .filter((name) => !sourceJobs.some((job) => job === name));

/** What is looked for in the functions' log, by the id of its alert. */
export const logSearches = {
  'given-up': { message: logMessage.givenUp, severity: 'ERROR' },
  drift: { message: logMessage.drift, severity: 'WARNING' },
  'job-failed': { message: logMessage.jobFailed, severity: 'ERROR', jobs: alarmingJobs },
} as const satisfies Readonly<Record<string, LogSearch>>;
