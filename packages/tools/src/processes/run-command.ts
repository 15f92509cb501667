import { spawn } from 'node:child_process';
import { projectRoot } from '../command/project-root.ts';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

interface CommandOptions {
  /** By default the root of the repository. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Whether the command uses this terminal for output and prompts; otherwise its output is collected. */
  readonly show?: boolean;
  readonly shell?: boolean;
}

/** Runs a command; resolves when it has ended, with any exit code. */
export function runCommand(
  file: string,
  args: readonly string[],
  { cwd = projectRoot, env = process.env, show = false, shell = false }: CommandOptions = {},
): Promise<Finished> {
  const child = spawn(file, args, {
    cwd,
    env,
    shell,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}

/** Runs npm: the one that started this process, without a shell, if there is one. */
export function runNpm(args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? runCommand(process.execPath, [npm, ...args], options)
    : runCommand('npm', args, { ...options, shell: process.platform === 'win32' });
}
