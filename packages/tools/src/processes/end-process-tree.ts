import type { ChildProcess } from 'node:child_process';
import { descendantsOf, isRunning, sendSignal } from './process-tree.ts';
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
export async function endProcessTree(tree: ProcessTree): Promise<void> {
  const { pid } = tree.child;
  if (pid === undefined) return;
  for (const descendant of descendantsOf(pid)) tree.known.add(descendant);
  sendSignal(pid, 'SIGINT');
  await waitUntil(() => !isRunning(pid), { timeoutMs: politeMs });
  const all = killProcessTree(tree);
  await waitUntil(() => !all.some(isRunning), { timeoutMs: killedMs });
}

/** Kills the processes of a tree at once; returns their ids. */
export function killProcessTree({ child: { pid }, known }: ProcessTree): readonly number[] {
  if (pid === undefined) return [];
  const all = [...new Set([...known, ...descendantsOf(pid), pid])];
  for (const each of [-pid, ...all]) sendSignal(each, 'SIGKILL');
  return all;
}
