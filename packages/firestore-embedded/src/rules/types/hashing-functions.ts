import { createHash } from 'node:crypto';
import { RulesBytes } from '../values/rules-bytes.ts';
import { type Signature, signature } from './signature.ts';

/** The overloads of a hash function, for bytes and for the UTF-8 of a string; they return bytes. */
function hash(digest: (bytes: Uint8Array) => Uint8Array): readonly Signature[] {
  return [
    signature(['bytes'], ({ bytes }) => new RulesBytes(digest(bytes))),
    signature(['string'], (text) => new RulesBytes(digest(Buffer.from(text, 'utf8')))),
  ];
}

/** @see https://firebase.google.com/docs/reference/rules/rules.hashing */
export const hashingFunctions: Readonly<Record<string, readonly Signature[]>> = {
  'hashing.md5': hash((bytes) => createHash('md5').update(bytes).digest()),
  'hashing.sha256': hash((bytes) => createHash('sha256').update(bytes).digest()),
  'hashing.crc32': hash((bytes) => fourBytes(crc(bytes, 0xedb88320))),
  'hashing.crc32c': hash((bytes) => fourBytes(crc(bytes, 0x82f63b78))),
};

function crc(bytes: Uint8Array, reversedPolynomial: number): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? reversedPolynomial : 0);
    }
  }
  return (remainder ^ 0xffffffff) >>> 0;
}

/** Encodes a checksum from its lowest byte on, as Google's emulator does. */
function fourBytes(checksum: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(checksum);
  return bytes;
}
