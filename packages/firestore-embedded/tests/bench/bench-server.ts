import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { statFields } from '@dinar/tools/processes/process-tree';

/** A program that serves Firestore. */
export interface Candidate {
  readonly name: string;
  command(port: number): { readonly file: string; readonly args: readonly string[] };
}

export interface BenchServer {
  readonly port: number;
  readonly pid: number;
  /** The time from the start of the process to its first answer. */
  readonly startMs: number;
  /** Resident memory, megabytes. */
  residentMb(): Promise<number>;
  /** Processor time since its start; undefined where the system does not report it. */
  cpuMs(): Promise<number | undefined>;
  stop(): Promise<void>;
}

const startTimeoutMs = 60_000;
const ticksPerSecond = 100;

/** Starts a candidate; throws when it does not answer within a minute. */
export async function startServer(candidate: Candidate, port: number): Promise<BenchServer> {
  const { file, args } = candidate.command(port);
  const startedAt = performance.now();
  const child = spawn(file, args, { stdio: 'ignore' });
  endWithThisProcess(child);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  };
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - startedAt > startTimeoutMs) {
      await stop();
      throw new Error(`${candidate.name} does not answer on port ${port}.`);
    }
    await sleep(2);
  }
  const startMs = performance.now() - startedAt;
  const { pid = 0 } = child;
  return { port, pid, startMs, residentMb: () => residentMb(pid), cpuMs: () => cpuMs(pid), stop };
}

/** Ends the server with this process, even if the run is interrupted. */
function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.kill();
  const endAll = () => process.exit(1);
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, endAll);
  }
  child.once('exit', () => {
    process.off('exit', end);
    process.off('SIGINT', endAll);
    process.off('SIGTERM', endAll);
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });
}

async function residentMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

async function cpuMs(pid: number): Promise<number | undefined> {
  // The list starts at the third field: user and system time are fields 14 and 15.
  const fields = await statFields(pid);
  return fields && ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
