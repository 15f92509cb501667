import { parseArgs } from 'node:util';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { tunisDay } from '@dinar/domain/days/tunis-time';
import { isJobName, type JobName, jobTable } from '../../jobs/job-table.ts';
import { JobCommandError } from './job-command-error.ts';

const names = Object.keys(jobTable);

export const jobUsage = `Usage: npm run job -- NAME [options]

Runs one job once, as its schedule would. Twice changes nothing.

  NAME               ${names.join(', ')}
  --date YYYY-MM-DD  the day to read, of central-bank and bank-rates; the last of a backfill
  --from YYYY-MM-DD  the first day of a backfill
  --project ID       a Firebase project; without it, the local run on 127.0.0.1:8080,
                     or the one FIRESTORE_EMULATOR_HOST names
  --real-sources     ask the sources themselves in the local run too, instead of its own bodies;
                     needs SITE_URL and CONTACT_EMAIL, which every request states
  --verbose          the log of the run, as JSON lines
  --help             this text
`;

export interface JobArguments {
  readonly name: JobName;
  readonly date?: RateDate;
  readonly from?: RateDate;
  readonly project?: string;
  readonly realSources: boolean;
  readonly verbose: boolean;
}

/** The days a job can be asked for; the others always read what is published now. */
const dayOptions: Readonly<Partial<Record<JobName, readonly ('date' | 'from')[]>>> = {
  'central-bank': ['date'],
  'central-bank-backfill': ['date', 'from'],
  'bank-rates': ['date'],
};

/** Reads the command line; undefined when help is asked for. Raises JobCommandError 'usage'. */
export function parseJobArguments(argv: readonly string[], now: Date): JobArguments | undefined {
  const { values, positionals } = parse(argv);
  if (values.help === true) return undefined;
  const name = readName(positionals);
  const [date, from] = (['date', 'from'] as const).map((option) =>
    readDay(name, option, values[option], tunisDay(now)),
  );
  if (date !== undefined && from !== undefined && from > date) {
    throw usageError(`--from ${from} is after --date ${date}.`);
  }
  return {
    name,
    realSources: values['real-sources'] === true,
    verbose: values.verbose === true,
    ...(date !== undefined && { date }),
    ...(from !== undefined && { from }),
    ...(values.project !== undefined && { project: values.project }),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        date: { type: 'string' },
        from: { type: 'string' },
        project: { type: 'string' },
        'real-sources': { type: 'boolean' },
        verbose: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw usageError(cause instanceof Error ? cause.message : String(cause));
  }
}

function readName([name, ...more]: readonly string[]): JobName {
  if (name === undefined || more.length > 0) throw usageError('Name one job to run.');
  if (isJobName(name)) return name;
  throw usageError(`There is no job "${name}".`);
}

function readDay(
  name: JobName,
  option: 'date' | 'from',
  text: string | undefined,
  today: RateDate,
): RateDate | undefined {
  if (text === undefined) return undefined;
  if (dayOptions[name]?.includes(option) !== true) {
    throw usageError(`The job ${name} takes no --${option}: it reads what is published now.`);
  }
  const day = parseRateDate(text);
  if (day === undefined) throw usageError(`--${option} "${text}" is no day; write it YYYY-MM-DD.`);
  if (day > today) throw usageError(`--${option} ${day} is after today, ${today}.`);
  return day;
}

function usageError(problem: string): JobCommandError {
  return new JobCommandError('usage', `${problem}\n\n${jobUsage}`);
}
