import { spawn } from 'node:child_process';
import { commandArguments } from '@dinar/tools/command/command-files';
import { projectRoot } from '@dinar/tools/command/project-root';

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** A running program. */
export interface RunningProgram {
  readonly pid: number;
  /** Resolves when the output contains the text; rejects with the output when the program ends first. */
  printed(text: string): Promise<void>;
  /** Like `printed`, for the first group of a pattern. */
  printedMatch(pattern: RegExp): Promise<string>;
  readonly ended: Promise<Outcome>;
  interrupt(): void;
}

/** Starts a command of package.json, as a person would. */
export function startCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProgram {
  const [file = '', ...rest] = commandArguments(name, args);
  return startProgram(file, rest, env);
}

/** Starts a Node program of the repository, at its top folder, as a person would. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProgram {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  const awaited = <Found>(what: string | RegExp, find: () => Found | undefined) =>
    new Promise<Found>((resolve, reject) => {
      const look = () => {
        const found = find();
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', look);
      look();
      ended.then(
        (outcome) => reject(new Error(`Ended without "${what}":\n${outcome.output}`)),
        reject,
      );
    });
  return {
    pid: child.pid ?? 0,
    ended,
    interrupt: () => child.kill('SIGINT'),
    printed: async (text) => void (await awaited(text, () => output.includes(text) || undefined)),
    printedMatch: (pattern) => awaited(pattern, () => pattern.exec(output)?.[1]),
  };
}
