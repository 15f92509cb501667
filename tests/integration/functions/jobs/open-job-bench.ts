import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { type JobName, jobTable } from '@dinar/functions/jobs/job-table';
import { type JobResult, runJob } from '@dinar/functions/jobs/run-job';
import type { LogFields } from '@dinar/functions/log/log';
import { demoFetch } from '@dinar/local-run/demo/sources/demo-fetch';
import type { Firestore } from 'firebase-admin/firestore';
import { openFirestore } from '../open-firestore.ts';

/** A Thursday; 18:30 in Tunis. */
export const evening = new Date('2026-11-19T17:30:00Z');
export const thursday = dayOf('2026-11-19');

export interface RunOptions {
  readonly now?: Date;
  readonly fetch?: typeof fetch;
  readonly date?: RateDate;
  readonly from?: RateDate;
}

/** A Firestore of one test file's own, on which jobs are run by hand. */
export interface JobBench {
  readonly db: Firestore;
  /** Log lines of every run since the last `clear`. */
  readonly lines: readonly (LogFields & { readonly message: string })[];
  readonly pauses: readonly number[];
  run(name: JobName, options?: RunOptions): Promise<JobResult>;
  /** Every document of these collections, by path. */
  contents(...collections: readonly string[]): Promise<Record<string, unknown>>;
  health(name: JobName): Promise<unknown>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openJobBench(): Promise<JobBench> {
  const { db, clear, close } = await openFirestore();
  const lines: (LogFields & { message: string })[] = [];
  const pauses: number[] = [];
  const write = (message: string, fields: LogFields = {}) => lines.push({ message, ...fields });
  return {
    db,
    lines,
    pauses,
    run(name, { now = evening, ...options } = {}) {
      return runJob(name, jobTable[name], {
        db,
        now: () => now,
        fetch: demoFetch(options.date ?? thursday, () => now),
        sleep: async (ms) => {
          pauses.push(ms);
        },
        log: { info: write, warn: write, error: write },
        settings: { siteUrl: 'https://site.example', contactEmail: 'c@site.example' },
        isDemonstration: false,
        ...options,
      });
    },
    async contents(...collections) {
      const read = await Promise.all(collections.map((name) => db.collection(name).get()));
      return Object.fromEntries(
        read.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()])),
      );
    },
    async health(name) {
      return (await db.doc('system/health').get()).get(`jobs.${name}`);
    },
    async clear() {
      lines.length = 0;
      pauses.length = 0;
      await clear();
    },
    close,
  };
}

export function dayOf(text: string): RateDate {
  const day = parseRateDate(text);
  if (day === undefined) throw new RangeError(`${text} is no day`);
  return day;
}
