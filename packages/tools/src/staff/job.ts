import { setTimeout as sleep } from 'node:timers/promises';
import { utcDay } from '@dinar/domain/days/rate-date';
import { type JobEnvironment, runJob } from '@dinar/functions/jobs/run-job';
import type { Log, LogFields } from '@dinar/functions/log/log';
import { isJobName, type JobName, jobTable } from '@dinar/functions/schedules/job-table';
import { sourceFetch } from '@dinar/functions/sources/http/source-fetch';
import { type CommandHost, type CommandLine, defineCommand } from '../command/command.ts';
import { day, flag, misuse } from '../command/options.ts';
import { demoEnvironment } from '../local/demo/demo-environment.ts';
import { dayOrMonth, firstDay, lastDay } from './job/day-or-month.ts';
import { describeRun } from './job/describe-run.ts';
import { readJobSettings } from './job/read-job-settings.ts';
import { databaseOptions, type StaffDatabase, withDatabase } from './staff-database.ts';

const options = {
  ...databaseOptions,
  date: day('le jour à lire (central-bank, bank-rates), ou le dernier à combler'),
  from: dayOrMonth('le premier jour ou mois à combler', firstDay),
  to: dayOrMonth('le dernier jour ou mois de l’archive à lire', lastDay),
  'real-sources': flag(
    'interroge les vraies sources même sur le site local, avec les réglages de settings.env',
  ),
  verbose: flag('le journal, une ligne de JSON par événement'),
};

type JobLine = CommandLine<typeof options>;

/** `npm run job`: 0 when the job succeeded, 1 when it failed. */
export const command = defineCommand({
  name: 'job',
  about: `Exécute une tâche une fois, comme son horaire le ferait ; deux fois ne change rien.
NOM : ${Object.keys(jobTable).join(', ')}`,
  words: { label: 'NOM', least: 1, most: 1 },
  options,
  async run(line, host) {
    const name = jobNameOf(line);
    checkDays(name, line, host);
    return withDatabase(line.options, host.env, async (database) => {
      const environment = await environmentOf(database, line, host);
      const result = await runJob(name, jobTable[name], environment);
      host.stdout.write(describeRun(name, result));
      return result.ok ? 0 : 1;
    });
  },
});

function jobNameOf({ words: [name = ''] }: JobLine): JobName {
  if (isJobName(name)) return name;
  const names = Object.keys(jobTable).join(', ');
  throw misuse(`La tâche « ${name} » n'existe pas ; au choix ${names}.`);
}

type DayOption = 'date' | 'from' | 'to';

/** The day options that each job accepts. Other jobs always read the currently published values. */
const dayOptions: Readonly<Partial<Record<JobName, readonly DayOption[]>>> = {
  'central-bank': ['date'],
  'central-bank-backfill': ['date', 'from'],
  'central-bank-archive': ['from', 'to'],
  'bank-rates': ['date'],
};

function checkDays(name: JobName, { options: { date, from, to } }: JobLine, { now }: CommandHost) {
  const today = utcDay(now);
  for (const [option, asked] of Object.entries({ date, from, to } as const)) {
    if (asked === undefined) continue;
    if (!dayOptions[name]?.some((known) => known === option)) {
      throw misuse(
        `La tâche ${name} ne prend pas --${option} : elle lit ce qui est publié maintenant.`,
      );
    }
    // The current month is valid for --to, although its last day is in the future.
    if (asked > (option === 'to' ? lastDay(today.slice(0, 7)) : today)) {
      throw misuse(`--${option} ${asked} est après aujourd'hui, ${today}.`);
    }
  }
  if (date !== undefined && from !== undefined && from > date) {
    throw misuse(`--from ${from} est après --date ${date}.`);
  }
  if (to !== undefined && from !== undefined && from > to) {
    throw misuse(`--from ${from} est après --to ${to}.`);
  }
}

async function environmentOf(
  { db, isLocal }: StaffDatabase,
  { options: { from, verbose, 'real-sources': realSources, ...ends } }: JobLine,
  { env, stdout, stderr }: CommandHost,
): Promise<JobEnvironment> {
  const line = (level: string) => (message: string, fields?: LogFields) => {
    if (verbose) stderr.write(`${JSON.stringify({ level, message, ...fields })}\n`);
  };
  const log: Log = { info: line('info'), warn: line('warn'), error: line('error') };
  const date = ends.date ?? ends.to;
  const progress = (text: string) => void stdout.write(`${text}\n`);
  const days = {
    progress,
    ...(date !== undefined && { date }),
    ...(from !== undefined && { from }),
  };
  if (isLocal && !realSources) return { ...demoEnvironment(db, log, date), ...days };
  return {
    db,
    now: () => new Date(),
    fetch: sourceFetch,
    sleep: (ms) => sleep(ms),
    log,
    settings: await readJobSettings(env),
    isDemonstration: false,
    ...days,
  };
}
