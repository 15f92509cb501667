import { setTimeout as sleep } from 'node:timers/promises';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import type { SourceJob } from '@dinar/domain/schedules/job-rhythm';
import { type JobEnvironment, runJob } from '@dinar/functions/jobs/run-job';
import type { Log } from '@dinar/functions/log/log';
import { jobTable } from '@dinar/functions/schedules/job-table';
import type { Firestore } from 'firebase-admin/firestore';
import { demoFetch } from './sources/demo-fetch.ts';

/** Returns the environment of local jobs: the sources respond with demonstration values for `date`. */
export function demoEnvironment(db: Firestore, log: Log, date?: RateDate): JobEnvironment {
  const now = () => new Date();
  return {
    db,
    now,
    fetch: demoFetch(date ?? utcDay(now()), now),
    sleep: (ms) => sleep(ms),
    log,
    settings: { siteUrl: 'http://127.0.0.1', contactEmail: 'contact@dinar-en-direct.example' },
    isDemonstration: true,
    ...(date !== undefined && { date }),
  };
}

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Runs jobs once; throws when one of them fails. */
export async function runDemoJobs(db: Firestore, names: readonly SourceJob[]): Promise<void> {
  const runs = names.map((name) => runJob(name, jobTable[name], demoEnvironment(db, silentLog)));
  for (const result of await Promise.all(runs)) if (!result.ok) throw new Error(result.error);
}
