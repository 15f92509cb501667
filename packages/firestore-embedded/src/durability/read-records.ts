import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { containsRecord, decodeHeader, headerBytes, isWhole } from './record.ts';

/** How a file of records ends. */
export type FileEnd =
  | { readonly kind: 'whole'; readonly bytes: number }
  /** The last record was being written when the process ended: no client had an answer. */
  | { readonly kind: 'torn'; readonly bytes: number; readonly lost: number }
  /** Whole records follow one that is not: what was acknowledged has been damaged since. */
  | { readonly kind: 'damaged'; readonly bytes: number };

/**
 * Hands on each whole record's payload, up to the first that is not. `bytes` of the answer is
 * where the last whole one ends. Reads synchronously: it runs before the server listens.
 */
export function readRecords(path: string, take: (payload: Buffer) => void): FileEnd {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    let at = 0;
    while (at < size) {
      const header = decodeHeader(readAt(file, at, headerBytes));
      const payload =
        header && readAt(file, at + headerBytes, Math.min(header.length, size - at - headerBytes));
      if (!header || !payload || !isWhole(header, payload)) {
        const rest = readAt(file, at + 1, size - at - 1);
        return containsRecord(rest)
          ? { kind: 'damaged', bytes: at }
          : { kind: 'torn', bytes: at, lost: size - at };
      }
      take(payload);
      at += headerBytes + header.length;
    }
    return { kind: 'whole', bytes: at };
  } finally {
    closeSync(file);
  }
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const count = readSync(file, bytes, filled, length - filled, position + filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}
