import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  truncateSync,
} from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { DataFolderError } from './data-folder-error.ts';
import { lockFolder } from './lock-folder.ts';

/** A file that is open for writing. */
export interface WrittenFile {
  /** Appends the bytes from index `from` on; returns the number of bytes written. */
  append(bytes: Buffer, from: number): Promise<number>;
  /** Makes the appended bytes outlast a loss of power. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** A file that is open for reading, before the server listens. */
export interface ReadFile {
  readonly size: number;
  /** Reads bytes at `position` into `bytes` at `offset`; returns their number, 0 at the file's end. */
  read(bytes: Buffer, offset: number, position: number): number;
  close(): void;
}

/** The operations of a file system that a data folder needs. */
export interface FolderDisk {
  /** Creates the folder and locks it; the returned function unlocks it. Throws DataFolderError. */
  lock(folder: string): () => void;
  names(folder: string): readonly string[];
  openToRead(path: string): ReadFile;
  /** `w` truncates the file, `a` appends to it. */
  open(path: string, flag: 'a' | 'w'): Promise<WrittenFile>;
  cut(path: string, bytes: number): void;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Makes new, renamed and removed names outlast a loss of power. */
  syncFolder(folder: string): Promise<void>;
}

/** The disk of this machine. */
export const machineDisk: FolderDisk = {
  lock(folder) {
    try {
      mkdirSync(folder, { recursive: true });
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof Error) || error instanceof DataFolderError) throw error;
      const message = `The data folder ${folder} cannot be used (${error.message}): choose another --data-dir.`;
      throw new DataFolderError(message, { cause: error });
    }
  },
  names: (folder) => readdirSync(folder),
  openToRead,
  open: openToWrite,
  cut: (path, bytes) => truncateSync(path, bytes),
  rename,
  remove: (path) => rm(path, { force: true }),
  syncFolder,
};

function openToRead(path: string): ReadFile {
  const file = openSync(path, 'r');
  return {
    size: fstatSync(file).size,
    read: (bytes, offset, position) =>
      readSync(file, bytes, offset, bytes.length - offset, position),
    close: () => closeSync(file),
  };
}

async function openToWrite(path: string, flag: 'a' | 'w'): Promise<WrittenFile> {
  const handle = await open(path, flag);
  return {
    async append(bytes, from) {
      const { bytesWritten } = await handle.write(bytes, from, bytes.length - from, null);
      return bytesWritten;
    },
    sync: () => handle.datasync(),
    close: () => handle.close(),
  };
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and its file system journals names without a request.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
