import type { ChildProcess } from 'node:child_process';
import { descendantsOf, isRunning } from './process-tree.ts';
import { waitUntil } from './wait-until.ts';

/**
 * A child that leads a process group, and its known descendants, which may have left that group. Emulators
 * do not start on Windows, see java-launcher.ts.
 */
export interface ProcessTree {
  readonly child: ChildProcess;
  readonly known: Set<number>;
}

const politeMs = 4_000;
const killedMs = 3_000;

/** Sends SIGINT to a child, waits four seconds at most, then kills every process left of its tree. */
export async function endProcessTree({ child, known }: ProcessTree): Promise<void> {
  const { pid } = child;
  if (pid === undefined) {
    return;
  }
  const all = new Set([...known, ...(await descendantsOf(pid)), pid]);
  send(pid, 'SIGINT');
  if (!(await waitUntil(async () => !(await isRunning(pid)), { timeoutMs: politeMs }))) {
    for (const late of await descendantsOf(pid)) {
      all.add(late);
    }
  }
  send(-pid, 'SIGKILL');
  for (const left of await running(all)) {
    send(left, 'SIGKILL');
  }
  await waitUntil(async () => (await running(all)).length === 0, { timeoutMs: killedMs });
}

/** Kills the known processes of a tree at once, for a process that is exiting and cannot wait. */
export function killProcessTree({ child, known }: ProcessTree): void {
  if (child.pid !== undefined) {
    for (const pid of [-child.pid, ...known]) {
      send(pid, 'SIGKILL');
    }
  }
}

async function running(pids: ReadonlySet<number>): Promise<number[]> {
  const states = await Promise.all(
    [...pids].map(async (pid) => [pid, await isRunning(pid)] as const),
  );
  return states.filter(([, runs]) => runs).map(([pid]) => pid);
}

/** Sends a signal; ignores a process that has already ended. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) {
      throw error;
    }
  }
}
