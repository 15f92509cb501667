import { logMessage } from '@dinar/functions/log/log-messages';
import type { JobName } from '@dinar/functions/schedules/job-table';
import type { LogSearch } from './log-filter.ts';

/** What is looked for in the functions' log, by the id of its alert. */
export const logSearches = {
  'given-up': { message: logMessage.givenUp, severity: 'ERROR' },
  drift: { message: logMessage.drift, severity: 'WARNING' },
  // The uptime check follows the jobs that read a source, and one failed run of theirs is no alarm.
  'job-failed': {
    message: logMessage.jobFailed,
    severity: 'ERROR',
    jobs: ['reconcile-aggregates', 'purge-contact-messages'],
  },
} as const satisfies Readonly<Record<string, LogSearch & { readonly jobs?: readonly JobName[] }>>;
