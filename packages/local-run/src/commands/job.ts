import { setTimeout as sleep } from 'node:timers/promises';
import { ImportError } from '@dinar/functions/commands/import/import-error';
import {
  findImportTarget,
  type ImportTarget,
} from '@dinar/functions/commands/import/import-target';
import { describeRun } from '@dinar/functions/commands/job/describe-run';
import {
  type JobArguments,
  jobUsage,
  parseJobArguments,
} from '@dinar/functions/commands/job/job-arguments';
import { JobCommandError } from '@dinar/functions/commands/job/job-command-error';
import { settingsFromEnvironment } from '@dinar/functions/commands/job/settings-from-environment';
import { UsageError } from '@dinar/functions/commands/usage-error';
import {
  openProjectDatabase,
  type ProjectDatabase,
} from '@dinar/functions/config/project-database';
import { jobTable } from '@dinar/functions/jobs/job-table';
import { type JobEnvironment, runJob } from '@dinar/functions/jobs/run-job';
import type { Log, LogFields } from '@dinar/functions/log/log';
import type { Firestore } from 'firebase-admin/firestore';
import { connectFirestore } from '../connect-firestore.ts';
import { demoEnvironment } from '../demo/demo-environment.ts';
import { portsFor } from '../ports.ts';

/** `npm run job`: 0 when the job succeeded, 1 when it failed, 2 when it could not be run. */
export async function runJobCommand(argv: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const options = parseJobArguments(argv, new Date());
    if (options !== undefined) return await runOne(options);
    process.stdout.write(jobUsage);
    return 0;
  } catch (error) {
    if (!isTold(error)) throw error;
    process.stderr.write(`${error.message.trimEnd()}\n`);
    return 2;
  }
}

/** Whether the error's own message says what to do. */
function isTold(error: unknown): error is Error {
  return [UsageError, JobCommandError, ImportError].some((kind) => error instanceof kind);
}

async function runOne(options: JobArguments): Promise<0 | 1> {
  const target = await findImportTarget(options.project, environmentFor(options));
  const { db, close } = open(target);
  try {
    const environment = { ...environmentOf(db, target, options), ...daysOf(options) };
    const result = await runJob(options.name, jobTable[options.name], environment);
    process.stdout.write(describeRun(options.name, result));
    return result.ok ? 0 : 1;
  } finally {
    await close();
  }
}

function environmentFor({ project }: JobArguments): NodeJS.ProcessEnv {
  if (project !== undefined) return process.env;
  return { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${portsFor(0).firestore}`, ...process.env };
}

function open({ projectId, emulator }: ImportTarget): ProjectDatabase {
  if (emulator === undefined) return openProjectDatabase(projectId);
  const db = connectFirestore(emulator, projectId);
  return { db, close: () => db.terminate() };
}

function environmentOf(
  db: Firestore,
  { emulator }: ImportTarget,
  { date, realSources, verbose }: JobArguments,
): JobEnvironment {
  const log = verbose ? linesOfJson : silent;
  if (emulator !== undefined && !realSources) return demoEnvironment(db, log, date);
  return {
    db,
    now: () => new Date(),
    fetch,
    sleep: (ms) => sleep(ms),
    log,
    settings: settingsFromEnvironment(process.env),
    isDemonstration: false,
  };
}

function daysOf({ date, from }: JobArguments): Pick<JobEnvironment, 'date' | 'from'> {
  return { ...(date !== undefined && { date }), ...(from !== undefined && { from }) };
}

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

const linesOfJson: Log = { info: line('info'), warn: line('warn'), error: line('error') };

function line(level: string): (message: string, fields?: LogFields) => void {
  return (message, fields) => {
    process.stderr.write(`${JSON.stringify({ level, message, ...fields })}\n`);
  };
}
