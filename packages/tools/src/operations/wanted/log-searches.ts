import type { SourceJob } from '@dinar/domain/schedules/job-rhythm';
import { logMessage } from '@dinar/functions/log/log-messages';
import type { JobName } from '@dinar/functions/schedules/job-table';
import type { LogSearch } from './log-filter.ts';

type JobByHand = 'central-bank-backfill' | 'central-bank-archive';

// Leaves out the jobs that read a source: the uptime check covers them, and one failed run is no alarm.
const alarmingJobs = {
  alerts: true,
  'announce-day': true,
  'reconcile-aggregates': true,
  'judge-contact-messages': true,
  morning: true,
  'purge-contact-messages': true,
} as const satisfies Readonly<Record<Exclude<JobName, SourceJob | JobByHand>, true>>;

/** The searches in the functions' log, by the id of their alert. */
export const logSearches = {
  'given-up': { message: logMessage.givenUp, severity: 'ERROR' },
  drift: { message: logMessage.drift, severity: 'WARNING' },
  'late-messages': { message: logMessage.lateMessages, severity: 'WARNING' },
  'push-refused': { message: logMessage.pushRefused, severity: 'WARNING' },
  'job-failed': {
    message: logMessage.jobFailed,
    severity: 'ERROR',
    jobs: Object.keys(alarmingJobs),
  },
} as const satisfies Readonly<Record<string, LogSearch>>;
