import type { AnyCommand, ExitCode } from '../command.ts';
import { runCommandLine } from '../run-command-line.ts';

/** What a command has written, and its exit code. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process, without a terminal and an environment. */
export async function runInProcess(command: AnyCommand, argv: readonly string[]): Promise<Ran> {
  const written = { out: '', err: '' };
  const stdout = { write: (text: string) => (written.out += text) };
  const stderr = { isTTY: false as const, write: (text: string) => (written.err += text) };
  const host = { env: {}, now: new Date(), stdout, stderr };
  return { code: await runCommandLine(command, argv, host), ...written };
}
