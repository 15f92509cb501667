import type { SourceJob } from '@dinar/domain/schedules/job-rhythm';
import { logMessage } from '@dinar/functions/log/log-messages';
import type { JobName } from '@dinar/functions/schedules/job-table';

/** An alert on lines of the functions' log. */
export interface LogSearch {
  readonly title: string;
  /** A description of the incident in French. */
  readonly says: string;
  readonly message: string;
  readonly severity: 'WARNING' | 'ERROR';
  /** Limits the search to lines of these jobs. */
  readonly jobs?: readonly string[];
}

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
  'given-up': {
    title: 'un événement a été abandonné',
    says: 'Une suite n’a pas pu être donnée à un document.',
    message: logMessage.givenUp,
    severity: 'ERROR',
  },
  drift: {
    title: 'un agrégat a dû être réparé',
    says: 'Un agrégat ne disait pas ce que disent ses lignes.',
    message: logMessage.drift,
    severity: 'WARNING',
  },
  'late-messages': {
    title: 'un message n’avait pas été examiné',
    says: 'La tâche de nuit a examiné un message de contact dont l’événement s’était perdu.',
    message: logMessage.lateMessages,
    severity: 'WARNING',
  },
  'push-refused': {
    title: 'un service de notification refuse nos messages',
    says: 'Des alertes de visiteurs ont été refusées : 400, 401, 403 ou 413.',
    message: logMessage.pushRefused,
    severity: 'WARNING',
  },
  'job-failed': {
    title: 'une tâche planifiée a échoué',
    says: 'Une tâche qui ne lit aucune source a échoué.',
    message: logMessage.jobFailed,
    severity: 'ERROR',
    jobs: Object.keys(alarmingJobs),
  },
} as const satisfies Readonly<Record<string, LogSearch>>;

/**
 * Returns the search in Cloud Logging's query language. It matches a part of a line's message, because the
 * functions' logger writes the message of an error between "Error: " and a stack trace.
 * https://cloud.google.com/logging/docs/view/logging-query-language
 */
export function logFilter({ message, severity, jobs }: LogSearch): string {
  return [
    // Second-generation functions are Cloud Run services.
    'resource.type="cloud_run_revision"',
    `severity>=${severity}`,
    `jsonPayload.message:${JSON.stringify(message)}`,
    ...(jobs ? [`jsonPayload.job=(${jobs.map((job) => JSON.stringify(job)).join(' OR ')})`] : []),
  ].join(' AND ');
}
