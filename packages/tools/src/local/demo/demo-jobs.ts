import type { SourceJob } from '@dinar/domain/schedules/job-rhythm';
import { runJob } from '@dinar/functions/jobs/run-job';
import type { Log } from '@dinar/functions/log/log';
import { jobTable } from '@dinar/functions/schedules/job-table';
import type { Firestore } from 'firebase-admin/firestore';
import { demoEnvironment } from './demo-environment.ts';

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Runs jobs once; throws when one of them fails. */
export async function runDemoJobs(db: Firestore, names: readonly SourceJob[]): Promise<void> {
  const runs = names.map((name) => runJob(name, jobTable[name], demoEnvironment(db, silentLog)));
  for (const result of await Promise.all(runs)) if (!result.ok) throw new Error(result.error);
}
