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
import { lockFolder } from './lock-folder.ts';

/** A file that is being written. */
export interface WrittenFile {
  /** Writes at the end; answers how many bytes of those asked for went in. */
  append(bytes: Buffer, from: number): Promise<number>;
  /** Makes what was appended outlast a loss of power. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** A file that is being read, before the server listens. */
export interface ReadFile {
  readonly size: number;
  /** Answers how many bytes it put at `offset`; 0 at the file's end. */
  read(bytes: Buffer, offset: number, position: number): number;
  close(): void;
}

/** All that a data folder asks of a file system. */
export interface FolderDisk {
  /** Makes the folder and keeps others out of it until the function answered is called. */
  lock(folder: string): () => void;
  names(folder: string): readonly string[];
  openToRead(path: string): ReadFile;
  /** `w` begins the file anew, `a` goes on at its end. */
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
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
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
  // Windows opens no folders; its journal of names needs no asking.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
