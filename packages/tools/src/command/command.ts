import type { ProgressStream } from './progress-bar.ts';

/** One option of a command: its line in the help, and the function that parses its text. */
export interface CommandOption<Value> {
  /** The placeholder of its value in the help; undefined for an option without a value. */
  readonly label: string | undefined;
  readonly about: string;
  readonly absent: Value;
  /** Throws CommandError 'misuse' for a text that is not a value of this option. */
  read(text: string, flag: string): Value;
}

export type CommandOptions = Readonly<Record<string, CommandOption<unknown>>>;

type ValuesOf<Options extends CommandOptions> = {
  readonly [Name in keyof Options]: Options[Name]['absent'];
};

/** The positional arguments of a command, such as files. */
interface CommandWords {
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

/** The positional arguments and options of one call. */
export interface CommandLine<Options extends CommandOptions> {
  readonly words: readonly string[];
  readonly options: ValuesOf<Options>;
}

/** The parts of the process that a command may use. */
export interface CommandHost {
  readonly env: NodeJS.ProcessEnv;
  readonly now: Date;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: ProgressStream;
}

/** 0: success; 1: rejected or failed; 2: invalid command line. */
export type ExitCode = 0 | 1 | 2;

/** A command, with the name of its script in package.json. */
export interface Command<Options extends CommandOptions> {
  readonly name: string;
  /** A description in French; the first line is a summary. */
  readonly about: string;
  readonly words?: CommandWords;
  readonly options: Options;
  run(line: CommandLine<Options>, host: CommandHost): Promise<ExitCode>;
}

/** Any command, for code that only runs it. */
export type AnyCommand = Command<CommandOptions>;

/** Returns the command unchanged, and infers the types of its options. */
export function defineCommand<const Options extends CommandOptions>(
  command: Command<Options>,
): Command<Options> {
  return command;
}
