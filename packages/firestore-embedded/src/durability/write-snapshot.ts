import { join } from 'node:path';
import type { FolderDisk } from './folder-disk.ts';
import { draftPath, listFolder, snapshotPath } from './folder-files.ts';
import { encodeEntry, type JournalEntry, journalFormat } from './journal-entry.ts';
import { encodeRecord } from './record.ts';
import { appendAll } from './write-file.ts';

/** A limit, so that requests are served between two pieces of a large snapshot. */
const pieceLength = 256 * 1024;

/**
 * Writes a snapshot to a draft, puts it in force by a rename, and removes the files it replaces.
 * Returns its size in bytes. After a crash before the rename, the earlier files stay in force.
 */
export async function writeSnapshot(
  disk: FolderDisk,
  folder: string,
  number: number,
  entries: Iterable<JournalEntry>,
): Promise<number> {
  const draft = draftPath(folder, number);
  const file = await disk.open(draft, 'w');
  let bytes = 0;
  let next = 0;
  try {
    for (const piece of piecesOf(number, entries)) {
      const record = encodeRecord(next, Buffer.from(piece));
      next += 1;
      await appendAll(file, record);
      bytes += record.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await disk.rename(draft, snapshotPath(folder, number));
  await disk.syncFolder(folder);
  for (const name of listFolder(disk, folder).stale) await disk.remove(join(folder, name));
  return bytes;
}

function* piecesOf(number: number, entries: Iterable<JournalEntry>): Iterable<string> {
  let lines = [encodeEntry({ kind: 'file', format: journalFormat, number })];
  let length = 0;
  for (const entry of entries) {
    const line = encodeEntry(entry);
    lines.push(line);
    length += line.length;
    if (length >= pieceLength) {
      yield lines.join('\n');
      lines = [];
      length = 0;
    }
  }
  lines.push(encodeEntry({ kind: 'end' }));
  yield lines.join('\n');
}
