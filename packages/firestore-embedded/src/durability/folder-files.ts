import { join } from 'node:path';
import type { FolderDisk } from './folder-disk.ts';

/** The files of a data folder; a snapshot contains all changes before the journal of the same number. */
export interface FolderFiles {
  /** The number of the last snapshot, undefined before the first. */
  readonly snapshot: number | undefined;
  /** The journals to apply after the snapshot, in order. */
  readonly journals: readonly number[];
  /** Names of obsolete files: drafts of an interrupted server, and files that a snapshot has replaced. */
  readonly stale: readonly string[];
}

const filePattern = /^(journal|snapshot)-(\d{8})\.(log|draft)$/;

export function journalPath(folder: string, number: number): string {
  return join(folder, fileName('journal', number));
}

export function snapshotPath(folder: string, number: number): string {
  return join(folder, fileName('snapshot', number));
}

/** The file that is renamed to `snapshotPath` once it is complete. */
export function draftPath(folder: string, number: number): string {
  return snapshotPath(folder, number).replace(/log$/, 'draft');
}

function fileName(kind: 'journal' | 'snapshot', number: number): string {
  return `${kind}-${String(number).padStart(8, '0')}.log`;
}

export function listFolder(disk: FolderDisk, folder: string): FolderFiles {
  const files = disk.names(folder).flatMap((name) => {
    const [, kind, digits, ending] = filePattern.exec(name) ?? [];
    return kind === undefined ? [] : [{ name, kind, number: Number(digits), ending }];
  });
  const whole = files.filter(({ ending }) => ending === 'log');
  const numbersOf = (wanted: string) =>
    whole.flatMap(({ kind, number }) => (kind === wanted ? [number] : [])).sort((a, b) => a - b);
  const snapshot = numbersOf('snapshot').at(-1);
  const first = snapshot ?? 1;
  return {
    snapshot,
    journals: numbersOf('journal').filter((number) => number >= first),
    stale: files.flatMap(({ name, number, ending }) =>
      ending === 'draft' || number < first ? [name] : [],
    ),
  };
}
