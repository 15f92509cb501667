import { spawn } from 'node:child_process';
import { projectRoot } from '../project-root.ts';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

export interface CommandOptions {
  /** The repository's top folder unless told. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Where the command's own words go: kept for the caller, or straight to the terminal. */
  readonly show?: boolean;
  readonly shell?: boolean;
  readonly signal?: AbortSignal;
}

/** Runs a command and answers when it has ended, whatever its exit code. */
export function runCommand(
  file: string,
  args: readonly string[],
  {
    cwd = projectRoot,
    env = process.env,
    show = false,
    shell = false,
    signal,
  }: CommandOptions = {},
): Promise<Finished> {
  const child = spawn(file, args, {
    cwd,
    env,
    shell,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    ...(signal === undefined ? {} : { signal }),
  });
  const chunks: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}
