import { DataFolderError } from './data-folder-error.ts';
import { journalFormat } from './journal-entry.ts';

// Errors for folders with missing, damaged or incompatible files; each contains the remedy.

export const remedy = 'restore the folder from a copy, or choose another --data-dir.';

export function missing(what: string): DataFolderError {
  return new DataFolderError(`${what} is missing: ${remedy}`);
}

export function damagedJournal(path: string, bytes: number, isEarlier: boolean): DataFolderError {
  const others = isEarlier ? ' and remove the journals of higher numbers' : '';
  return new DataFolderError(
    `The journal ${path} is damaged at byte ${bytes}, or commits are missing there; nothing has been changed. ` +
      'Restore the folder from a copy, or choose another --data-dir. ' +
      `To go on with the commits before the damage alone, copy the folder, then cut the file (truncate -s ${bytes} ${path})${others}.`,
  );
}

export function otherFormat(path: string): DataFolderError {
  return new DataFolderError(
    `${path} is not of format ${journalFormat}, which this server reads: start the version that wrote it, or choose another --data-dir.`,
  );
}
