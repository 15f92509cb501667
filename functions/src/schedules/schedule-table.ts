import { cronOf, jobRhythms } from '@dinar/domain/schedules/job-rhythm';

/** When a job runs, in Tunis' own time, and what a run of it may cost. */
export interface ScheduleRow {
  /** Five fields of cron. */
  readonly cron: string;
  readonly timeoutSeconds: number;
  /** How often Cloud Scheduler tries a failed run again, besides the next one. */
  readonly retryCount: number;
  /** The reconciliation holds every row of every bank at once; the others need little. */
  readonly memory?: '512MiB';
}

/** Every schedule. The frequent jobs are their own second try. */
export const scheduleTable = {
  'live-rates': { cron: cronOf(jobRhythms['live-rates']), timeoutSeconds: 300, retryCount: 0 },
  'central-bank': { cron: cronOf(jobRhythms['central-bank']), timeoutSeconds: 540, retryCount: 0 },
  'bank-rates': { cron: cronOf(jobRhythms['bank-rates']), timeoutSeconds: 300, retryCount: 0 },
  crypto: { cron: cronOf(jobRhythms.crypto), timeoutSeconds: 120, retryCount: 0 },
  news: { cron: cronOf(jobRhythms.news), timeoutSeconds: 300, retryCount: 0 },
  'reconcile-aggregates': {
    cron: '30 3 * * *',
    timeoutSeconds: 540,
    retryCount: 2,
    memory: '512MiB',
  },
  'purge-contact-messages': { cron: '0 4 * * *', timeoutSeconds: 300, retryCount: 2 },
} as const satisfies Readonly<Record<string, ScheduleRow>>;

export type ScheduledJobName = keyof typeof scheduleTable;
