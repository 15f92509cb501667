import type { FileHandle } from 'node:fs/promises';

/** Writes all of the bytes at the end of a file opened for appending. */
export async function appendAll(file: FileHandle, bytes: Buffer): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, null);
    written += bytesWritten;
  }
}
