import type { ProgressStream } from './progress-bar.ts';

/** One option of a command: its line in the help, and how its text becomes a value. */
export interface CommandOption<Value> {
  /** The placeholder of its value in the help; undefined for a switch. */
  readonly label: string | undefined;
  readonly about: string;
  readonly absent: Value;
  /** Raises CommandError 'misuse' for a text that is no value of this option. */
  read(text: string, flag: string): Value;
}

export type CommandOptions = Readonly<Record<string, CommandOption<unknown>>>;

type ValuesOf<Options extends CommandOptions> = {
  readonly [Name in keyof Options]: Options[Name]['absent'];
};

/** The words after the options, such as files. */
interface CommandWords {
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

/** The words and options of one call. */
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

/** 0: done; 1: refused or failed; 2: the command line cannot be followed. */
export type ExitCode = 0 | 1 | 2;

/** A command of package.json, by its name there. */
export interface Command<Options extends CommandOptions> {
  readonly name: string;
  /** In French: its first line says what the command does. */
  readonly about: string;
  readonly words?: CommandWords;
  readonly options: Options;
  run(line: CommandLine<Options>, host: CommandHost): Promise<ExitCode>;
}

/** Any command, for code that only runs it. */
export type AnyCommand = Command<CommandOptions>;

/** A command, with the types of its options inferred. */
export function defineCommand<const Options extends CommandOptions>(
  command: Command<Options>,
): Command<Options> {
  return command;
}
