import { parseArgs } from 'node:util';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { isJobName, type JobName, jobTable } from '../../jobs/job-table.ts';
import { commonOptions, readCommandLine, readDayOption } from '../read-command-line.ts';
import { UsageError } from '../usage-error.ts';

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

/** Reads the command line; undefined when help is asked for. Raises UsageError. */
export function parseJobArguments(argv: readonly string[], now: Date): JobArguments | undefined {
  const line = readCommandLine({
    usage: jobUsage,
    wanted: 'Name one job to run.',
    parse: () =>
      parseArgs({
        args: [...argv],
        allowPositionals: true,
        options: {
          ...commonOptions,
          date: { type: 'string' },
          from: { type: 'string' },
          'real-sources': { type: 'boolean' },
          verbose: { type: 'boolean' },
        },
      }),
  });
  if (line === undefined) return undefined;
  const { values } = line;
  const name = readName(line.subject);
  const [date, from] = (['date', 'from'] as const).map((option) =>
    readDay(name, option, values[option], utcDay(now)),
  );
  if (date !== undefined && from !== undefined && from > date) {
    throw new UsageError(`--from ${from} is after --date ${date}.`, jobUsage);
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

function readName(name: string): JobName {
  if (isJobName(name)) return name;
  throw new UsageError(`There is no job "${name}".`, jobUsage);
}

function readDay(
  name: JobName,
  option: 'date' | 'from',
  text: string | undefined,
  today: RateDate,
): RateDate | undefined {
  if (text === undefined) return undefined;
  if (dayOptions[name]?.includes(option) !== true) {
    throw new UsageError(
      `The job ${name} takes no --${option}: it reads what is published now.`,
      jobUsage,
    );
  }
  const day = readDayOption(option, text, jobUsage);
  if (day > today) throw new UsageError(`--${option} ${day} is after today, ${today}.`, jobUsage);
  return day;
}
