import { jobRhythms, type SourceJob, sourceJobs } from '@dinar/domain/schedules/job-rhythm';
import { runJob } from '@dinar/functions/jobs/run-job';
import type { Log } from '@dinar/functions/log/log';
import { jobTable } from '@dinar/functions/schedules/job-table';
import type { Firestore } from 'firebase-admin/firestore';
import { demoEnvironment } from './demo-environment.ts';
import { pause } from './pause.ts';

/** Runs jobs once; throws when one of them fails. */
export async function runDemoJobs(db: Firestore, names: readonly SourceJob[]): Promise<void> {
  await Promise.all(names.map((name) => runOnce(db, name)));
}

/** Runs every source job at its deployed interval until the signal, the first time after one interval. */
export async function keepDemoJobsRunning(db: Firestore, signal: AbortSignal): Promise<void> {
  await Promise.all(sourceJobs.map((name) => keepRunning(db, name, signal)));
}

async function keepRunning(db: Firestore, name: SourceJob, signal: AbortSignal): Promise<void> {
  while (await pause(jobRhythms[name].everyMinutes * 60_000, signal)) {
    try {
      await runOnce(db, name);
    } catch (error) {
      if (signal.aborted) return;
      // The next run may succeed, but the user at the terminal should see the error.
      console.error(`Tâche ${name} : ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function runOnce(db: Firestore, name: SourceJob): Promise<void> {
  const result = await runJob(name, jobTable[name], demoEnvironment(db, silentLog));
  if (!result.ok) throw new Error(result.error);
}

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
