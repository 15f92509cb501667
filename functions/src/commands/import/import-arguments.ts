import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { commonOptions, readCommandLine, readDayOption } from '../read-command-line.ts';
import { UsageError } from '../usage-error.ts';

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

/** Reads the command line; undefined when help is asked for. Raises UsageError. */
export function parseImportArguments(argv: readonly string[]): ImportArguments | undefined {
  const line = readCommandLine({
    usage,
    wanted: 'Name one file to import.',
    parse: () =>
      parseArgs({
        args: [...argv],
        allowPositionals: true,
        options: {
          ...commonOptions,
          'dry-run': { type: 'boolean' },
          format: { type: 'string' },
          date: { type: 'string' },
          bank: { type: 'string' },
          'accept-jumps': { type: 'string' },
        },
      }),
  });
  if (line === undefined) return undefined;
  const { project, date, bank, 'accept-jumps': why, 'dry-run': dryRun, format } = line.values;
  return {
    file: line.subject,
    format: readFormat(format, line.subject),
    dryRun: dryRun === true,
    ...(project !== undefined && { project }),
    ...(date !== undefined && { date: readDayOption('date', date, usage) }),
    ...(bank !== undefined && { bank: readBank(bank) }),
    ...(why !== undefined && { acceptJumps: readReason(why) }),
  };
}

function readFormat(format: string | undefined, file: string): 'csv' | 'json' {
  const name = (format ?? extname(file).slice(1)).toLowerCase();
  if (name === 'csv' || name === 'json') return name;
  throw new UsageError(
    `The format "${name}" is neither csv nor json; say --format csv or json.`,
    usage,
  );
}

function readBank(text: string): BankCode {
  const bank = parseBankCode(text);
  if (bank !== undefined) return bank;
  throw new UsageError(`--bank "${text}" is no bank we know; give its code, such as BIAT.`, usage);
}

function readReason(text: string): string {
  const reason = text.trim();
  if (reason.length >= 10) return reason;
  throw new UsageError('--accept-jumps wants the reason, in ten characters or more.', usage);
}
