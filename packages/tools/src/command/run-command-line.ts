import { parseArgs } from 'node:util';
import type {
  AnyCommand,
  Command,
  CommandHost,
  CommandLine,
  CommandOptions,
  ExitCode,
} from './command.ts';
import { CommandError } from './command-error.ts';
import { misuse } from './options.ts';

/**
 * Runs a command for a user at a terminal: `--help` prints its options, and a CommandError prints its
 * message. Any other error is a defect and is rethrown with its stack trace.
 */
export async function runCommandLine(
  command: AnyCommand,
  argv: readonly string[],
  host: CommandHost = {
    env: process.env,
    now: new Date(),
    stdout: process.stdout,
    stderr: process.stderr,
  },
): Promise<ExitCode> {
  try {
    const line = readCommandLine(command, argv);
    if (line !== undefined) return await command.run(line, host);
    host.stdout.write(helpOf(command));
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const isMisuse = error.code === 'misuse';
    const advice = isMisuse ? `\nAide : ${callOf(command)} -- --help` : '';
    host.stderr.write(`${error.message.trimEnd()}${advice}\n`);
    if (error.code === 'interrupted') return 0;
    return isMisuse ? 2 : 1;
  }
}

/** Parses a command line; returns undefined when it contains `--help`. Throws CommandError 'misuse'. */
export function readCommandLine<Options extends CommandOptions>(
  command: Command<Options>,
  argv: readonly string[],
): CommandLine<Options> | undefined {
  const { options, words } = command;
  const types = Object.fromEntries(
    Object.entries(options).map(([name, { label }]) => [
      name,
      { type: label === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options: types,
    strict: false,
    tokens: true,
  });
  if (argv.includes('--help')) return undefined;
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(options).map(([name, { absent }]) => [name, absent]),
  );
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    values[token.name] = readOption(option, token);
  }
  checkWords(words ?? { label: '', least: 0, most: 0 }, positionals);
  return { words: positionals, options: values as CommandLine<Options>['options'] };
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function readOption(
  option: CommandOptions[string] | undefined,
  { rawName, value, inlineValue }: OptionToken,
): unknown {
  if (option === undefined) throw misuse(`Option inconnue : ${rawName}`);
  if (option.label === undefined && value !== undefined) {
    throw misuse(`${rawName} ne prend pas de valeur.`);
  }
  if (
    option.label !== undefined &&
    (value === undefined || (!inlineValue && value.startsWith('-')))
  ) {
    throw misuse(`${rawName} attend une valeur : ${option.label}.`);
  }
  return option.read(value ?? '', rawName);
}

function checkWords(
  { label, least, most }: NonNullable<AnyCommand['words']>,
  given: readonly string[],
): void {
  if (given.length > most) throw misuse(`Argument en trop : ${given[most]}`);
  if (given.length < least) throw misuse(`Il manque un argument : ${label}.`);
}

/** Returns the text of `--help`. */
function helpOf(command: AnyCommand): string {
  const { about, options, words } = command;
  const lines = [
    ...Object.entries(options).map(([name, { label, about: does }]) => [
      label === undefined ? `--${name}` : `--${name} ${label}`,
      does,
    ]),
    ['--help', 'ce texte'],
  ];
  const width = Math.min(24, Math.max(...lines.map(([left = '']) => left.length)));
  const described = lines.map(([left = '', does]) =>
    left.length > width
      ? `  ${left}\n  ${''.padEnd(width)}  ${does}`
      : `  ${left.padEnd(width)}  ${does}`,
  );
  const usage = [callOf(command), '--', ...(words ? [words.label] : []), '[options]'].join(' ');
  return `${usage}\n\n${about}\n\n${described.join('\n')}\n`;
}

function callOf({ name }: AnyCommand): string {
  return ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
}
