import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Returns the ids of all descendants of `pid`. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const parents = process.platform === 'linux' ? await parentsFromProc() : await parentsFromPs();
  const found: number[] = [];
  for (let generation = [pid]; generation.length > 0; ) {
    generation = parents.filter(([, parent]) => generation.includes(parent)).map(([id]) => id);
    found.push(...generation);
  }
  return found;
}

/** Returns whether a process still runs; false for a zombie. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') {
    return true;
  }
  const fields = await statFields(pid);
  return fields !== undefined && fields[0] !== 'Z';
}

type ChildAndParent = readonly [pid: number, parent: number];

async function parentsFromProc(): Promise<ChildAndParent[]> {
  // Slim containers have no `ps`.
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const rows = await Promise.all(
    ids.map(async (id): Promise<ChildAndParent> => [id, Number((await statFields(id))?.[1])]),
  );
  return rows.filter(([, parent]) => Number.isInteger(parent));
}

/** Reads `/proc/PID/stat` from its third field on (state, parent…); the second may contain spaces. */
export async function statFields(pid: number): Promise<string[] | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

async function parentsFromPs(): Promise<ChildAndParent[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]): ChildAndParent => [pid, parent]);
}
