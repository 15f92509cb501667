import { rmSync, truncateSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Log } from '../log.ts';
import { DataFolderError } from './data-folder-error.ts';
import { type FolderFiles, journalPath, listFolder, snapshotPath } from './folder-files.ts';
import { decodeEntries, type JournalEntry, journalFormat } from './journal-entry.ts';
import { KeptState } from './kept-state.ts';
import { type FileEnd, readRecords } from './read-records.ts';

export interface Recovered {
  readonly state: KeptState;
  /** The journal to go on with, undefined when a first one is to be made. */
  readonly journal:
    | { readonly number: number; readonly bytes: number; readonly next: number }
    | undefined;
  readonly snapshotBytes: number;
}

/**
 * Reads a folder up to its last whole commit, and cuts off what was being written after it.
 * Raises DataFolderError when acknowledged commits cannot be read; nothing has been changed then.
 */
export function recoverFolder(folder: string, log: Log): Recovered {
  const files = listFolder(folder);
  checkUnbroken(files, folder);
  const state = new KeptState();
  const { snapshot } = files;
  const snapshotBytes =
    snapshot === undefined ? 0 : readSnapshot(snapshotPath(folder, snapshot), snapshot, state);
  const last = files.journals.at(-1);
  let journal: Recovered['journal'];
  // After a snapshot the first number is any; the first journal of all begins at the first number.
  let next = snapshot === undefined ? 0 : undefined;
  for (const number of files.journals) {
    const path = journalPath(folder, number);
    const isOwed = state.ended;
    const end = readInto(state, path, number, next);
    const isCut = end.kind === 'torn' && number !== last;
    if (end.kind === 'damaged' || isCut || (isOwed && end.bytes === 0)) {
      throw damagedJournal(path, end.bytes, number !== last);
    }
    if (end.kind === 'torn') cutTail(path, end, log);
    // The entry that ends a journal has the number of the first one of the next journal.
    next = state.ended ? end.next - 1 : end.next;
    journal = { number, bytes: end.bytes, next };
  }
  if (journal !== undefined && state.ended) {
    throw missing(journalPath(folder, journal.number + 1));
  }
  for (const name of files.stale) rmSync(join(folder, name));
  return { state, snapshotBytes, journal };
}

function readInto(
  state: KeptState,
  path: string,
  number: number,
  first: number | undefined,
): Exclude<FileEnd, { kind: 'other format' }> {
  let isFirst = true;
  const end = readRecords(path, first, (payload) => {
    const entries = decodeEntries(payload);
    if (isFirst) checkHead(entries[0], path, number);
    isFirst = false;
    for (const entry of entries) state.apply(entry);
  });
  if (end.kind === 'other format') throw otherFormat(path);
  return end;
}

/** Each file begins by saying which one it is. */
function checkHead(head: JournalEntry | undefined, path: string, number: number): void {
  if (head?.kind !== 'file' || head.number !== number) {
    throw new DataFolderError(`${path} does not begin as file ${number}: ${remedy}`);
  }
  if (head.format !== journalFormat) throw otherFormat(path);
}

function otherFormat(path: string): DataFolderError {
  return new DataFolderError(
    `${path} is not of format ${journalFormat}, which this server reads: start the version that wrote it, or choose another --data-dir.`,
  );
}

/** A snapshot gets its name when it is whole: anything less is damage. */
function readSnapshot(path: string, number: number, state: KeptState): number {
  const end = readInto(state, path, number, 0);
  if (end.kind === 'whole' && state.ended) return end.bytes;
  throw new DataFolderError(`The snapshot ${path} is damaged at byte ${end.bytes}: ${remedy}`);
}

/** A snapshot is begun after the journal of its number, and that one is there until the next is. */
function checkUnbroken({ snapshot, journals }: FolderFiles, folder: string): void {
  const first = snapshot ?? 1;
  if (journals.length === 0 && snapshot === undefined) return;
  const gap = [...journals, undefined].findIndex((number, index) => number !== first + index);
  if (gap === 0 && snapshot === undefined) {
    throw missing(`${journalPath(folder, 1)}, or the snapshot in its place,`);
  }
  if (gap < Math.max(1, journals.length)) throw missing(journalPath(folder, first + gap));
}

const remedy = 'restore the folder from a copy, or choose another --data-dir.';

function missing(what: string): DataFolderError {
  return new DataFolderError(`${what} is missing: ${remedy}`);
}

function damagedJournal(path: string, bytes: number, isEarlier: boolean): DataFolderError {
  const others = isEarlier ? ' and remove the journals of higher numbers' : '';
  return new DataFolderError(
    `The journal ${path} is damaged at byte ${bytes}, or commits are missing there; nothing has been changed. ` +
      'Restore the folder from a copy, or choose another --data-dir. ' +
      `To go on with the commits before the damage alone, copy the folder, then cut the file (truncate -s ${bytes} ${path})${others}.`,
  );
}

function cutTail(path: string, end: Extract<FileEnd, { kind: 'torn' }>, log: Log): void {
  truncateSync(path, end.bytes);
  const details = { file: basename(path), at: end.bytes, bytes: end.lost };
  log('unfinished commit cut off', details, 'warn');
}
