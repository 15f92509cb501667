import { type ChildProcess, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

/** Returns the ids of all descendants of `pid`; synchronous, for a process that is exiting. */
export function descendantsOf(pid: number): number[] {
  const parents = process.platform === 'linux' ? parentsFromProc() : parentsFromPs();
  const found: number[] = [];
  for (let generation = [pid]; generation.length > 0; ) {
    generation = parents.filter(([, parent]) => generation.includes(parent)).map(([id]) => id);
    found.push(...generation);
  }
  return found;
}

/** Returns whether a process still runs; false for a zombie. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return !isGone(error);
  }
  if (process.platform !== 'linux') return true;
  const fields = statFields(pid);
  return fields !== undefined && fields[0] !== 'Z';
}

/** Sends a signal to a process, or to a group when `pid` is negative, unless it has already ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

type ChildAndParent = readonly [pid: number, parent: number];

function parentsFromProc(): ChildAndParent[] {
  // Slim containers have no `ps`.
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids
    .map(Number)
    .map((id): ChildAndParent => [id, Number(statFields(id)?.[1])])
    .filter(([, parent]) => Number.isInteger(parent));
}

/** Reads `/proc/PID/stat` from its third field on (state, parent…); the second may contain spaces. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

function parentsFromPs(): ChildAndParent[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]): ChildAndParent => [pid, parent]);
}

const goneCodes: readonly unknown[] = ['ENOENT', 'ESRCH'];

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && goneCodes.includes(error.code);
}
