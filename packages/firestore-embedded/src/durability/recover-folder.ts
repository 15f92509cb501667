import { basename, join } from 'node:path';
import type { Log } from '../log.ts';
import { DataFolderError } from './data-folder-error.ts';
import { missing, remedy } from './folder-damage.ts';
import type { FolderDisk } from './folder-disk.ts';
import { type FolderFiles, journalPath, listFolder, snapshotPath } from './folder-files.ts';
import { readInto } from './read-into.ts';
import { readJournals } from './read-journals.ts';
import type { FileEnd } from './read-records.ts';
import { RecordedState } from './recorded-state.ts';

export interface Recovered {
  readonly state: RecordedState;
  /** The journal to continue; undefined when a first one must be created. */
  readonly journal:
    | { readonly number: number; readonly bytes: number; readonly next: number }
    | undefined;
  readonly snapshotBytes: number;
}

/**
 * Reads a folder up to its last complete commit, and removes an incomplete commit after it. Throws
 * DataFolderError, without any change, when acknowledged commits cannot be read.
 */
export async function recoverFolder(
  disk: FolderDisk,
  folder: string,
  log: Log,
): Promise<Recovered> {
  const files = listFolder(disk, folder);
  checkUnbroken(files, folder);
  const state = new RecordedState();
  const { snapshot } = files;
  const snapshotBytes =
    snapshot === undefined
      ? 0
      : readSnapshot(disk, snapshotPath(folder, snapshot), snapshot, state);
  const { last, begun } = readJournals(disk, folder, files, state);
  if (last !== undefined && state.ended) throw missing(journalPath(folder, last.number + 1));
  // A killed server may have created names that a loss of power would undo.
  await disk.syncFolder(folder);
  if (begun !== undefined) {
    await disk.remove(begun.path);
    await disk.syncFolder(folder);
    log('unfinished journal removed', { file: basename(begun.path) }, 'warn');
  }
  if (last?.end.kind === 'torn') cutTail(disk, last.path, last.end, log);
  await makeDurable(disk, folder, files.journals, begun?.number);
  for (const name of files.stale) await disk.remove(join(folder, name));
  const journal = last && { number: last.number, bytes: last.end.bytes, next: last.end.next };
  return { state, snapshotBytes, journal };
}

/**
 * Synchronises the journals: a killed server may have written entries that a loss of power would undo.
 * They are served from now on, so they must outlast one.
 */
async function makeDurable(
  disk: FolderDisk,
  folder: string,
  journals: readonly number[],
  begun: number | undefined,
): Promise<void> {
  for (const number of journals) {
    if (number === begun) continue;
    const file = await disk.open(journalPath(folder, number), 'a');
    await file.sync();
    await file.close();
  }
}

/** Reads a snapshot; it was renamed when it was complete, so anything incomplete is damage. */
function readSnapshot(
  disk: FolderDisk,
  path: string,
  number: number,
  state: RecordedState,
): number {
  const end = readInto(disk, state, path, number, 0);
  if (end.kind === 'whole' && state.ended) return end.bytes;
  throw new DataFolderError(`The snapshot ${path} is damaged at byte ${end.bytes}: ${remedy}`);
}

/**
 * Throws when a file is missing. A snapshot is begun after the journal of its number, which exists
 * until the next snapshot does.
 */
function checkUnbroken({ snapshot, journals }: FolderFiles, folder: string): void {
  const first = snapshot ?? 1;
  if (journals.length === 0 && snapshot === undefined) return;
  const gap = [...journals, undefined].findIndex((number, index) => number !== first + index);
  if (gap === 0 && snapshot === undefined) {
    throw missing(`${journalPath(folder, 1)}, or the snapshot in its place,`);
  }
  if (gap < Math.max(1, journals.length)) throw missing(journalPath(folder, first + gap));
}

function cutTail(
  disk: FolderDisk,
  path: string,
  end: Extract<FileEnd, { kind: 'torn' }>,
  log: Log,
): void {
  disk.cut(path, end.bytes);
  const details = { file: basename(path), at: end.bytes, bytes: end.lost };
  log('unfinished commit cut off', details, 'warn');
}
