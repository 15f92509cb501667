import { spawn } from 'node:child_process';
import { projectRoot } from '@dinar/local-run/project-root';

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** A program under way. */
export interface RunningProgram {
  readonly pid: number;
  /** Resolves when the output holds the text; rejects with the output when the program ends first. */
  printed(text: string): Promise<void>;
  readonly ended: Promise<Outcome>;
  interrupt(): void;
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
  return {
    pid: child.pid ?? 0,
    ended,
    interrupt: () => child.kill('SIGINT'),
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = () => output.includes(text) && resolve();
        child.stdout.on('data', look);
        look();
        ended.then(
          (outcome) => reject(new Error(`Ended without "${text}":\n${outcome.output}`)),
          reject,
        );
      }),
  };
}
