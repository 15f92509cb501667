import type { RateDate } from '@dinar/domain/days/rate-date';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import type { Job } from '@dinar/functions/jobs/job';
import { type JobResult, runJob } from '@dinar/functions/jobs/run-job';
import { type JobName, jobTable } from '@dinar/functions/schedules/job-table';
import { bctTodayRequest } from '@dinar/functions/sources/bct/bct-requests';
import { bctBody } from '@dinar/tools/local/demo/sources/bct-body';
import { demoFetch } from '@dinar/tools/local/demo/sources/demo-fetch';
import type { Firestore } from 'firebase-admin/firestore';
import { jobContext } from '../job-context.ts';
import { openFirestore } from '../open-firestore.ts';

/** A Thursday; 18:30 in Tunis. */
export const evening = new Date('2026-11-19T17:30:00Z');
export const thursday = day('2026-11-19');

interface RunOptions {
  readonly now?: Date;
  readonly fetch?: typeof fetch;
  readonly date?: RateDate;
  readonly from?: RateDate;
  readonly progress?: (line: string) => void;
  readonly sleep?: (ms: number) => Promise<void>;
  /** Runs instead of the job of this name. */
  readonly job?: Job;
}

/** A test file's own Firestore, on which its tests run jobs. */
export interface JobBench {
  readonly db: Firestore;
  readonly pauses: readonly number[];
  run(name: JobName, options?: RunOptions): Promise<JobResult>;
  /** Every document of these collections, by path. */
  contents(...collections: readonly string[]): Promise<Record<string, unknown>>;
  health(name: JobName): Promise<unknown>;
  clear(): Promise<void>;
}

export async function openJobBench(): Promise<JobBench> {
  const { db, clear } = await openFirestore();
  const pauses: number[] = [];
  return {
    db,
    pauses,
    run(name, { now = evening, job = jobTable[name], ...options } = {}) {
      return runJob(name, job, {
        ...jobContext(db, now),
        fetch: demoFetch(options.date ?? thursday, () => now),
        sleep: async (ms) => {
          pauses.push(ms);
        },
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
      pauses.length = 0;
      await clear();
    },
  };
}

/** Every source's valid page of Thursday. */
export const sourcePages = demoFetch(thursday, () => evening);

/** Answers as every source that knows the version of its page. */
export const versioned: typeof fetch = async (input, init) => {
  if (new Headers(init?.headers).get('if-none-match') === '"a"') {
    return new Response(null, { status: 304 });
  }
  const answer = await sourcePages(input, init);
  answer.headers.set('etag', '"a"');
  return answer;
};

const html = { 'content-type': 'text/html; charset=utf-8' };

/** Answers every request with the central bank's page of one day. */
export function centralPageOf(shown: string): typeof fetch {
  return async () => new Response(bctBody(day(shown)), { headers: html });
}

/** Answers with this page for the central bank's current one; other requests are answered as usual. */
export function centralPageToday(body: string): typeof fetch {
  return async (input, init) =>
    String(input) === bctTodayRequest.address
      ? new Response(body, { headers: html })
      : sourcePages(input, init);
}

/** The page without the rows of these currencies, in either table. */
export function withoutRows(body: string, currencies: readonly string[]): string {
  return currencies.reduce(
    (page, code) => page.replace(new RegExp(`<tr>(?:(?!<tr>).)*<td>${code}</td>.*?</tr>`, 'g'), ''),
    body,
  );
}

/** Fails every request like an unreachable source. */
export const unreachable: typeof fetch = async () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  throw new TypeError('fetch failed', { cause });
};
