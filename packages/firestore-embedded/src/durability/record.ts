import { crc32 } from 'node:zlib';

// A record: the four letters `DFR1`, the payload's length, the payload's CRC-32, the CRC-32 of
// those twelve bytes (all little endian), and the payload.
const mark = Buffer.from('DFR1');
export const headerBytes = 16;

/** Frames a payload so that a reader can check whether all of it has been written. */
export function encodeRecord(payload: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  mark.copy(header);
  header.writeUInt32LE(payload.length, 4);
  header.writeUInt32LE(crc32(payload), 8);
  header.writeUInt32LE(crc32(header.subarray(0, 12)), 12);
  return Buffer.concat([header, payload]);
}

export type RecordHeader = { readonly length: number; readonly checksum: number };

/** The header at the start of these bytes; undefined when there is none, or a damaged one. */
export function decodeHeader(bytes: Buffer): RecordHeader | undefined {
  if (bytes.length < headerBytes || !bytes.subarray(0, mark.length).equals(mark)) return undefined;
  if (crc32(bytes.subarray(0, 12)) !== bytes.readUInt32LE(12)) return undefined;
  return { length: bytes.readUInt32LE(4), checksum: bytes.readUInt32LE(8) };
}

export function isWhole(header: RecordHeader, payload: Buffer): boolean {
  return payload.length === header.length && crc32(payload) === header.checksum;
}

/** Whether a whole record begins anywhere in these bytes. */
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
