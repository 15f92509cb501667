import { createHash } from 'node:crypto';
import { bytesOf } from '../values/rules-value.ts';
import { matchesPattern } from './regular-expression.ts';
import { replaceText, splitText } from './replace-text.ts';
import { only, type Signature, type Signatures, signature } from './signature.ts';

/** Case changes only affect ASCII letters, as in Google's language. */
const lowerLetters = /[a-z]+/gu;
const upperLetters = /[A-Z]+/gu;

/** @see https://firebase.google.com/docs/reference/rules/rules.String */
export const stringMethods: Signatures = {
  size: only(['string'], (text) => BigInt(text.length)),
  lower: only(['string'], (text) => text.replace(upperLetters, (run) => run.toLowerCase())),
  upper: only(['string'], (text) => text.replace(lowerLetters, (run) => run.toUpperCase())),
  trim: only(['string'], trim),
  matches: only(['string', 'string'], matchesPattern),
  split: only(['string', 'string'], splitText),
  replace: only(['string', 'string', 'string'], replaceText),
  toUtf8: only(['string'], (text) => bytesOf(Buffer.from(text, 'utf8'))),
};

/** Java's trim: everything up to and including the space. */
function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 32) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 32) end -= 1;
  return text.slice(start, end);
}

/** @see https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const bytesMethods: Signatures = {
  size: only(['bytes'], ({ bytes }) => BigInt(bytes.length)),
  // The alphabet of URLs, with padding, as in Google's emulator.
  toBase64: only(['bytes'], ({ bytes }) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: only(['bytes'], ({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase()),
};

/** @see https://firebase.google.com/docs/reference/rules/rules.hashing */
export const hashingFunctions: Signatures = {
  'hashing.md5': hash((bytes) => createHash('md5').update(bytes).digest()),
  'hashing.sha256': hash((bytes) => createHash('sha256').update(bytes).digest()),
  'hashing.crc32': hash((bytes) => fourBytes(crc(bytes, 0xedb88320))),
  'hashing.crc32c': hash((bytes) => fourBytes(crc(bytes, 0x82f63b78))),
};

/** The overloads of a hash function, for bytes and for the UTF-8 of a string; they return bytes. */
function hash(digest: (bytes: Uint8Array) => Uint8Array): readonly Signature[] {
  return [
    signature(['bytes'], ({ bytes }) => bytesOf(digest(bytes))),
    signature(['string'], (text) => bytesOf(digest(Buffer.from(text, 'utf8')))),
  ];
}

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
