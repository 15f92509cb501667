import { crc32 } from 'node:zlib';

// A record: the four letters `DFR2`, the payload's length, the payload's CRC-32, the record's number
// in eight bytes, the CRC-32 of those twenty bytes (all little endian), and the payload.
const mark = Buffer.from('DFR2');
export const headerBytes = 24;

/** Frames a payload so that a reader can detect an incomplete payload or a missing earlier record. */
export function encodeRecord(number: number, payload: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  mark.copy(header);
  header.writeUInt32LE(payload.length, 4);
  header.writeUInt32LE(crc32(payload), 8);
  header.writeBigUInt64LE(BigInt(number), 12);
  header.writeUInt32LE(crc32(header.subarray(0, 20)), 20);
  return Buffer.concat([header, payload]);
}

export interface RecordHeader {
  readonly length: number;
  readonly checksum: number;
  readonly number: number;
}

/** The header at the start of these bytes; undefined when it is missing or damaged. */
export function decodeHeader(bytes: Buffer): RecordHeader | undefined {
  if (bytes.length < headerBytes || !bytes.subarray(0, mark.length).equals(mark)) return undefined;
  if (crc32(bytes.subarray(0, 20)) !== bytes.readUInt32LE(20)) return undefined;
  return {
    length: bytes.readUInt32LE(4),
    checksum: bytes.readUInt32LE(8),
    number: Number(bytes.readBigUInt64LE(12)),
  };
}

/** Whether these bytes begin a record of another format; false when the mark is incomplete. */
export function isOfOtherFormat(bytes: Buffer): boolean {
  const found = bytes.subarray(0, mark.length);
  return found.length === mark.length && found.indexOf('DFR') === 0 && !found.equals(mark);
}

export function isWhole(header: RecordHeader, payload: Buffer): boolean {
  return payload.length === header.length && crc32(payload) === header.checksum;
}

/** Whether a complete record begins anywhere in these bytes. */
export function containsRecord(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
    const header = decodeHeader(bytes.subarray(at));
    const start = at + headerBytes;
    if (header !== undefined && isWhole(header, bytes.subarray(start, start + header.length))) {
      return true;
    }
  }
  return false;
}

/** The unit that a disk writes as a whole. */
const sectorBytes = 512;

/**
 * Whether these bytes, at this position of a file, are the result of an interrupted write: the
 * beginning of a record, or a record with sectors of zeros that never reached the disk. A payload is
 * JSON, which contains no zero byte: a single zero, or zeros inside a sector, are damage.
 */
export function isUnfinished(bytes: Buffer, at: number): boolean {
  const header = decodeHeader(bytes);
  if (bytes.length < headerBytes + (header?.length ?? 0)) return true;
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(from + sectorBytes - ((at + from) % sectorBytes), bytes.length);
    if (to - from > 1 && bytes.subarray(from, to).every((byte) => byte === 0)) return true;
    from = to;
  }
  return false;
}
