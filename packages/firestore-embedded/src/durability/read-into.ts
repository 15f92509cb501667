import { DataFolderError } from './data-folder-error.ts';
import { otherFormat, remedy } from './folder-damage.ts';
import type { FolderDisk } from './folder-disk.ts';
import { decodeEntries, type JournalEntry, journalFormat } from './journal-entry.ts';
import { type FileEnd, readRecords } from './read-records.ts';
import type { RecordedState } from './recorded-state.ts';

/** Applies a file's entries to the state, up to its last whole record. */
export function readInto(
  disk: FolderDisk,
  state: RecordedState,
  path: string,
  number: number,
  first: number | undefined,
): Exclude<FileEnd, { kind: 'other format' }> {
  let isFirst = true;
  const end = readRecords(disk, path, first, (payload) => {
    const entries = decodeEntries(payload);
    if (isFirst) checkHead(entries[0], path, number);
    isFirst = false;
    for (const entry of entries) state.apply(entry);
  });
  if (end.kind === 'other format') throw otherFormat(path);
  return end;
}

/** Checks the first entry, which contains the file's number and format. */
function checkHead(head: JournalEntry | undefined, path: string, number: number): void {
  if (head?.kind !== 'file' || head.number !== number) {
    throw new DataFolderError(`${path} does not begin as file ${number}: ${remedy}`);
  }
  if (head.format !== journalFormat) throw otherFormat(path);
}
