import { rmSync, truncateSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Log } from '../log.ts';
import { DataFolderError } from './data-folder-error.ts';
import { journalPath, listFolder, snapshotPath } from './folder-files.ts';
import { decodeEntries, journalFormat } from './journal-entry.ts';
import { KeptState } from './kept-state.ts';
import { type FileEnd, readRecords } from './read-records.ts';

export interface Recovered {
  readonly state: KeptState;
  /** The journal to go on with, undefined when a first one is to be made. */
  readonly journal: { readonly number: number; readonly bytes: number } | undefined;
  readonly snapshotBytes: number;
}

/**
 * Reads a folder up to its last whole commit, and cuts off what was being written after it.
 * Raises DataFolderError when acknowledged commits cannot be read; nothing has been changed then.
 */
export function recoverFolder(folder: string, log: Log): Recovered {
  const files = listFolder(folder);
  const state = new KeptState();
  const snapshotBytes =
    files.snapshot === undefined ? 0 : readSnapshot(snapshotPath(folder, files.snapshot), state);
  checkUnbroken(files.journals, folder);
  const last = files.journals.at(-1);
  let bytes = 0;
  for (const number of files.journals) {
    const path = journalPath(folder, number);
    const end = readInto(state, path);
    if (end.kind === 'damaged' || (end.kind === 'torn' && number !== last)) {
      throw damagedJournal(path, end.bytes, number !== last);
    }
    if (end.kind === 'torn') cutTail(path, end, log);
    bytes = end.bytes;
  }
  for (const name of files.stale) rmSync(join(folder, name));
  return {
    state,
    snapshotBytes,
    journal: last === undefined ? undefined : { number: last, bytes },
  };
}

function readInto(state: KeptState, path: string): FileEnd {
  return readRecords(path, (payload) => {
    for (const entry of decodeEntries(payload)) {
      if (entry.kind === 'file' && entry.format !== journalFormat) {
        throw new DataFolderError(
          `${path} is of format ${entry.format}; this server reads format ${journalFormat}: start the version that wrote it, or choose another --data-dir.`,
        );
      }
      state.apply(entry);
    }
  });
}

/** A snapshot gets its name when it is whole: anything less is damage. */
function readSnapshot(path: string, state: KeptState): number {
  const end = readInto(state, path);
  if (end.kind === 'whole' && state.ended) return end.bytes;
  throw new DataFolderError(
    `The snapshot ${path} is damaged at byte ${end.bytes}: restore the folder from a copy, or choose another --data-dir.`,
  );
}

function checkUnbroken(journals: readonly number[], folder: string): void {
  const gap = journals.find((number, index) => index > 0 && number - 1 !== journals[index - 1]);
  if (gap !== undefined) {
    throw new DataFolderError(
      `${journalPath(folder, gap - 1)} is missing: restore the folder from a copy, or choose another --data-dir.`,
    );
  }
}

function damagedJournal(path: string, bytes: number, isEarlier: boolean): DataFolderError {
  const others = isEarlier ? ' and remove the journals of higher numbers' : '';
  return new DataFolderError(
    `The journal ${path} is damaged at byte ${bytes}, and commits follow the damage; nothing has been changed. ` +
      'Restore the folder from a copy, or choose another --data-dir. ' +
      `To go on with the commits before the damage alone, copy the folder, then cut the file (truncate -s ${bytes} ${path})${others}.`,
  );
}

function cutTail(path: string, end: Extract<FileEnd, { kind: 'torn' }>, log: Log): void {
  truncateSync(path, end.bytes);
  const details = { file: basename(path), at: end.bytes, bytes: end.lost };
  log('unfinished commit cut off', details, 'warn');
}
