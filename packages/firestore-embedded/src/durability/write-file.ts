import type { WrittenFile } from './folder-disk.ts';

/** Writes all of the bytes at the end of a file opened for appending. */
export async function appendAll(file: WrittenFile, bytes: Buffer): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    written += await file.append(bytes, written);
  }
}
