import { StatusError } from '../model/status.ts';
import { crc32c } from './crc32c.ts';

// Blocks of 32 KiB contain fragments: CRC-32C (masked), length, type, data; all little endian.
// https://github.com/google/leveldb/blob/main/doc/log_format.md
const blockBytes = 32_768;
const headerBytes = 7;
const types = { whole: 1, first: 2, middle: 3, last: 4 } as const;

/** Writes records as a LevelDB log. */
export function encodeLog(records: Iterable<Uint8Array>): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const record of records) {
    let rest = record;
    let isFirst = true;
    do {
      const room = blockBytes - (at % blockBytes);
      if (room < headerBytes) {
        pieces.push(Buffer.alloc(room));
        at += room;
        continue;
      }
      const data = rest.subarray(0, room - headerBytes);
      rest = rest.subarray(data.length);
      const piece = fragment(typeOf(isFirst, rest.length === 0), data);
      pieces.push(piece);
      at += piece.length;
      isFirst = false;
    } while (isFirst || rest.length > 0);
  }
  return Buffer.concat(pieces);
}

function typeOf(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return isLast ? types.whole : types.first;
  return isLast ? types.last : types.middle;
}

function fragment(type: number, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(headerBytes + data.length);
  bytes.writeUInt16LE(data.length, 4);
  bytes.writeUInt8(type, 6);
  bytes.set(data, headerBytes);
  bytes.writeUInt32LE(maskedChecksum(bytes.subarray(6)), 0);
  return bytes;
}

/**
 * Rotates a checksum and adds a constant, so that checksums of data that contains checksums stay
 * reliable.
 */
function maskedChecksum(bytes: Uint8Array): number {
  const checksum = crc32c(bytes);
  return (((checksum >>> 15) | (checksum << 17)) + 0xa282ead8) >>> 0;
}

/** Reads the records of a LevelDB log; throws INVALID_ARGUMENT when it is damaged or of another format. */
export function decodeLog(bytes: Buffer, file: string): readonly Buffer[] {
  const records: Buffer[] = [];
  let parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const room = blockBytes - (at % blockBytes);
    if (room < headerBytes) {
      at += room;
      continue;
    }
    const { type, data } = readFragment(bytes, at, file);
    parts.push(data);
    if (type === types.whole || type === types.last) {
      records.push(Buffer.concat(parts));
      parts = [];
    }
    at += headerBytes + data.length;
  }
  if (parts.length > 0) throw damaged(file, bytes.length);
  return records;
}

function readFragment(bytes: Buffer, at: number, file: string): { type: number; data: Buffer } {
  if (at + headerBytes > bytes.length) throw damaged(file, at);
  const end = at + headerBytes + bytes.readUInt16LE(at + 4);
  const isSound =
    end <= bytes.length && bytes.readUInt32LE(at) === maskedChecksum(bytes.subarray(at + 6, end));
  if (!isSound) throw damaged(file, at);
  return { type: bytes.readUInt8(at + 6), data: bytes.subarray(at + headerBytes, end) };
}

function damaged(file: string, at: number): StatusError {
  return new StatusError(
    'INVALID_ARGUMENT',
    `${file} is no Firestore export, or damaged at ${at}.`,
  );
}
