import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';

/** The owner of a folder: a process by its id, and when it started where that can be known. */
interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

/**
 * Keeps a second server of this machine out of the folder until the function answered is called,
 * or the process ends, however it ends. Raises DataFolderError while another uses it.
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

/** A link is made by one process only, and with its content in place. */
function tryLink(claim: string, lock: string): boolean {
  try {
    linkSync(claim, lock);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Takes away the lock of a process that is no more; raises when its process lives. */
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
    // Of several that find it stale, one moves it; what was moved must be what was judged.
    renameSync(lock, aside);
    if (readIfThere(aside) !== text) tryLink(aside, lock);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** A process of the same id that started at another time is another one. */
function isAlive(holder: Holder): boolean {
  const now = holderOf(holder.pid);
  return now !== undefined && now.started === holder.started;
}

/** Undefined when no process has that id. */
function holderOf(pid: number): Holder | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return undefined;
  }
  // Field 22, counted after the name in parentheses, which may contain anything.
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
