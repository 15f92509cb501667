import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { parseFrenchDay } from '../../sources/french-day.ts';
import { ImportError } from './import-error.ts';

export const usage = `Usage: npm run rates:import -- FILE [options]

  --dry-run          check everything, write nothing
  --project ID       the Firebase project; without it, the emulator of FIRESTORE_EMULATOR_HOST
  --format csv|json  when the file's name does not say
  --date YYYY-MM-DD  the day of rows that have none
  --bank CODE        the bank of rows that have none
  --accept-jumps WHY take rows that moved more than 5 % since the day before; WHY is recorded
  --help             this text

The columns are described in functions/README.md.
`;

export interface ImportArguments {
  readonly file: string;
  readonly format: 'csv' | 'json';
  readonly dryRun: boolean;
  readonly project?: string;
  readonly date?: RateDate;
  readonly bank?: BankCode;
  /** Why staff take rows that the jump guard would refuse. */
  readonly acceptJumps?: string;
}

/** Reads the command line; undefined when help is asked for. Raises ImportError 'usage'. */
export function parseImportArguments(argv: readonly string[]): ImportArguments | undefined {
  const { values, positionals } = parse(argv);
  if (values.help === true) return undefined;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw usageError('Name one file to import.');
  const { project, date, bank, 'accept-jumps': why } = values;
  return {
    file,
    format: readFormat(values.format, file),
    dryRun: values['dry-run'] === true,
    ...(project !== undefined && { project }),
    ...(date !== undefined && { date: readDate(date) }),
    ...(bank !== undefined && { bank: readBank(bank) }),
    ...(why !== undefined && { acceptJumps: readReason(why) }),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        project: { type: 'string' },
        format: { type: 'string' },
        date: { type: 'string' },
        bank: { type: 'string' },
        'accept-jumps': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw usageError(cause instanceof Error ? cause.message : String(cause));
  }
}

function readFormat(format: string | undefined, file: string): 'csv' | 'json' {
  const name = (format ?? extname(file).slice(1)).toLowerCase();
  if (name === 'csv' || name === 'json') return name;
  throw usageError(`The format "${name}" is neither csv nor json; say --format csv or json.`);
}

function readDate(text: string): RateDate {
  const date = parseRateDate(text) ?? parseFrenchDay(text);
  if (date !== undefined) return date;
  throw usageError(`--date "${text}" is no day; write it YYYY-MM-DD.`);
}

function readBank(text: string): BankCode {
  const bank = parseBankCode(text);
  if (bank !== undefined) return bank;
  throw usageError(`--bank "${text}" is no bank we know; give its code, such as BIAT.`);
}

function readReason(text: string): string {
  const reason = text.trim();
  if (reason.length >= 10) return reason;
  throw usageError('--accept-jumps wants the reason, in ten characters or more.');
}

function usageError(problem: string): ImportError {
  return new ImportError('usage', `${problem}\n\n${usage}`);
}
