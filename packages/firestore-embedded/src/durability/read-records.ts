import type { FolderDisk, ReadFile } from './folder-disk.ts';
import {
  containsRecord,
  decodeHeader,
  headerBytes,
  isOfOtherFormat,
  isUnfinished,
  isWhole,
} from './record.ts';

/** The end of a file of records; `next` is the number of the record that would follow. */
export type FileEnd =
  | { readonly kind: 'whole'; readonly bytes: number; readonly next: number }
  /** The last record was being written when the process ended: no client received a response. */
  | { readonly kind: 'torn'; readonly bytes: number; readonly next: number; readonly lost: number }
  /** Acknowledged data has been damaged since, or is missing. */
  | { readonly kind: 'damaged'; readonly bytes: number }
  | { readonly kind: 'other format'; readonly bytes: number };

/**
 * Passes on the payload of each complete record, up to the first that is incomplete or out of sequence.
 * In the result, `bytes` is the end of the last complete record. `first` is the number of the first
 * record, where it is known. Reads synchronously, because it runs before the server listens.
 */
export function readRecords(
  disk: FolderDisk,
  path: string,
  first: number | undefined,
  take: (payload: Buffer) => void,
): FileEnd {
  const file = disk.openToRead(path);
  try {
    const { size } = file;
    let at = 0;
    let next = first;
    while (at < size) {
      const header = decodeHeader(readAt(file, at, headerBytes));
      const payload =
        header && readAt(file, at + headerBytes, Math.min(header.length, size - at - headerBytes));
      if (!header || !payload || !isWhole(header, payload)) {
        return endOf(readAt(file, at, size - at), at, next ?? 0);
      }
      if (next !== undefined && header.number !== next) return { kind: 'damaged', bytes: at };
      take(payload);
      next = header.number + 1;
      at += headerBytes + header.length;
    }
    return { kind: 'whole', bytes: at, next: next ?? 0 };
  } finally {
    file.close();
  }
}

function endOf(rest: Buffer, at: number, next: number): FileEnd {
  if (isOfOtherFormat(rest)) return { kind: 'other format', bytes: at };
  return isUnfinished(rest, at) && !containsRecord(rest.subarray(1))
    ? { kind: 'torn', bytes: at, next, lost: rest.length }
    : { kind: 'damaged', bytes: at };
}

function readAt(file: ReadFile, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const count = file.read(bytes, filled, position + filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}
