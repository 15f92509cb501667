import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { answers } from '@dinar/tools/processes/answers';
import { waitUntil } from '@dinar/tools/processes/wait-until';
import type { Candidate } from './candidates.ts';

export interface BenchServer {
  readonly port: number;
  /** The time from the start of the process to its first answer. */
  readonly startMs: number;
  /** Resident memory, megabytes. */
  residentMb(): Promise<number>;
  close(): Promise<void>;
}

/** Starts a candidate; throws when it does not answer within a minute. */
export async function startCandidate(candidate: Candidate, port: number): Promise<BenchServer> {
  const { file, args } = candidate.command(port);
  const startedAt = performance.now();
  const child = spawn(file, args, { stdio: 'ignore' });
  endWithThisProcess(child);
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  };
  const isOver = async () =>
    child.exitCode !== null || (await answers(`http://127.0.0.1:${port}/`));
  const isInTime = await waitUntil(isOver, { timeoutMs: 60_000, everyMs: 2 });
  const startMs = performance.now() - startedAt;
  if (!isInTime || child.exitCode !== null) {
    await close();
    throw new Error(`${candidate.name} does not answer on port ${port}.`);
  }
  return { port, startMs, residentMb: () => residentMb(child.pid ?? 0), close };
}

/** Ends the server with this process, even if the run is interrupted. */
function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.kill();
  const endAll = () => process.exit(1);
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, endAll);
  child.once('exit', () => {
    process.off('exit', end).off('SIGINT', endAll).off('SIGTERM', endAll);
  });
}

async function residentMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
