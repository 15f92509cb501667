import { damagedJournal } from './folder-damage.ts';
import type { FolderDisk } from './folder-disk.ts';
import { type FolderFiles, journalPath } from './folder-files.ts';
import { readInto } from './read-into.ts';
import type { FileEnd } from './read-records.ts';
import type { RecordedState } from './recorded-state.ts';

type JournalEnd = Extract<FileEnd, { next: number }>;

export interface ReadJournal {
  readonly number: number;
  readonly path: string;
  readonly end: JournalEnd;
}

/**
 * Reads the journals in order. `begun` is a last journal that the one before it does not yet record as
 * its successor. It contains at most its head, and the one before it is continued.
 */
export function readJournals(
  disk: FolderDisk,
  folder: string,
  { snapshot, journals }: FolderFiles,
  state: RecordedState,
): { last: ReadJournal | undefined; begun?: ReadJournal } {
  let last: ReadJournal | undefined;
  // The first journal starts with record number 0; after a snapshot the first number is not known.
  let next = snapshot === undefined ? 0 : undefined;
  for (const number of journals) {
    const path = journalPath(folder, number);
    const isFinal = number === journals.at(-1);
    const isFollowing = state.ended;
    const end = readInto(disk, state, path, number, next);
    if (end.kind === 'damaged' || (isFollowing && end.bytes === 0)) {
      throw damagedJournal(path, end.bytes, !isFinal);
    }
    const isBegun = last && !isFollowing && isFinal && end.next - last.end.next <= 1;
    // A journal's last record is only written when the head of the next journal is on the disk.
    if (last?.end.kind === 'torn' && !(isBegun && end.bytes > 0)) {
      throw damagedJournal(last.path, last.end.bytes, true);
    }
    if (isBegun) return { last, begun: { number, path, end } };
    // The record that ends a journal has the number of the first record of the next journal.
    next = state.ended ? end.next - 1 : end.next;
    last = { number, path, end: { ...end, next } };
  }
  return { last };
}
