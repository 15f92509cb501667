import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';

/** The process that has locked a folder: its id and, where available, its start time. */
interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

/**
 * Locks the folder against a second server of this machine until the returned function is called or the
 * process ends, however it ends. Throws DataFolderError while another process uses it.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'lock');
  const claim = join(folder, `lock.${randomUUID()}`);
  const mine = JSON.stringify(holderOf(process.pid));
  writeFileSync(claim, mine);
  try {
    while (!tryLink(claim, lock)) removeStale(lock, folder);
  } finally {
    rmSync(claim, { force: true });
  }
  return () => {
    if (readIfThere(lock) === mine) rmSync(lock, { force: true });
  };
}

/** Creates the lock as a link: only one process can create it, and its content is complete. */
function tryLink(claim: string, lock: string): boolean {
  try {
    linkSync(claim, lock);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes the lock of a process that no longer runs; throws when the process is alive. */
function removeStale(lock: string, folder: string): void {
  const text = readIfThere(lock);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder !== undefined && isAlive(holder)) {
    throw new DataFolderError(
      `The data folder ${folder} is in use by process ${holder.pid}: stop that server, or choose another --data-dir.`,
    );
  }
  const aside = `${lock}.${randomUUID()}`;
  try {
    // Only one of several processes that find the lock stale moves it. It must have moved the same
    // lock that it found stale.
    renameSync(lock, aside);
    if (readIfThere(aside) !== text) tryLink(aside, lock);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Whether the process is alive; one with the same id and another start time is a different one. */
function isAlive(holder: Holder): boolean {
  const now = holderOf(holder.pid);
  return now !== undefined && now.started === holder.started;
}

/** Returns undefined when no process has that id. */
function holderOf(pid: number): Holder | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return undefined;
  }
  // The start time is field 22, counted after the name in parentheses, which may contain anything.
  const stat = readIfThere(`/proc/${pid}/stat`);
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return { pid, started: started ?? null };
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(text);
    return typeof holder?.pid === 'number' ? holder : undefined;
  } catch {
    return undefined;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
