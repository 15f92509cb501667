import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { parseFrenchDay } from '../sources/french-day.ts';
import { UsageError } from './usage-error.ts';

/** The options of every command that is given one thing to work on. */
export const commonOptions = {
  project: { type: 'string' },
  help: { type: 'boolean' },
} as const;

export interface CommandLine<Values> {
  readonly usage: string;
  /** What to say to somebody who names nothing, or several things. */
  readonly wanted: string;
  /** Reads the words with `parseArgs`, which throws at what it does not know. */
  readonly parse: () => { readonly values: Values; readonly positionals: readonly string[] };
}

/** The one thing a command is given and its options; undefined when help is asked for. Raises UsageError. */
export function readCommandLine<Values extends { readonly help?: boolean }>(
  line: CommandLine<Values>,
): { readonly subject: string; readonly values: Values } | undefined {
  const { values, positionals } = parse(line);
  if (values.help === true) return undefined;
  const [subject, ...more] = positionals;
  if (subject === undefined || more.length > 0) throw new UsageError(line.wanted, line.usage);
  return { subject, values };
}

function parse<Values>({ parse: parseWords, usage }: CommandLine<Values>) {
  try {
    return parseWords();
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), usage);
  }
}

/** The day an option names, written YYYY-MM-DD or as in French. Raises UsageError. */
export function readDayOption(option: string, text: string, usage: string): RateDate {
  const day = parseRateDate(text) ?? parseFrenchDay(text);
  if (day !== undefined) return day;
  throw new UsageError(`--${option} "${text}" is no day; write it YYYY-MM-DD.`, usage);
}
