/** The schedule of a job, in Tunisian time: all day, or in some hours of each working day. */
export type Rhythm =
  | { readonly kind: 'steady'; readonly everyMinutes: number; readonly atMinute: number }
  | {
      readonly kind: 'working-days';
      readonly everyMinutes: number;
      /** The first and the last hour in which the job runs. */
      readonly fromHour: number;
      readonly lastHour: number;
    };

/** The jobs that read a source, in the order in which visitors see them. */
export const sourceJobs = ['central-bank', 'bank-rates', 'live-rates', 'crypto', 'news'] as const;

export type SourceJob = (typeof sourceJobs)[number];

/**
 * The schedule of every job that reads a source. The central bank publishes at about 18:00 and is read until
 * the page of the day is available; banks publish before 13:00.
 */
export const jobRhythms: Readonly<Record<SourceJob, Rhythm>> = {
  'central-bank': { kind: 'working-days', everyMinutes: 15, fromHour: 17, lastHour: 19 },
  'bank-rates': { kind: 'working-days', everyMinutes: 30, fromHour: 9, lastHour: 16 },
  'live-rates': { kind: 'steady', everyMinutes: 60, atMinute: 5 },
  crypto: { kind: 'steady', everyMinutes: 5, atMinute: 0 },
  news: { kind: 'steady', everyMinutes: 60, atMinute: 20 },
};

/** A schedule as a cron expression with five fields. */
export function cronOf(rhythm: Rhythm): string {
  switch (rhythm.kind) {
    case 'steady':
      return rhythm.everyMinutes === 60
        ? `${rhythm.atMinute} * * * *`
        : `*/${rhythm.everyMinutes} * * * *`;
    case 'working-days':
      return `*/${rhythm.everyMinutes} ${rhythm.fromHour}-${rhythm.lastHour} * * 1-5`;
  }
}
