import { createHash } from 'node:crypto';
import type { ProtoJson } from './backend.ts';

/** The share of absent names that a filter may report as present. */
const errorRate = 0.0001;

const twoTo64 = 2n ** 64n;

/**
 * A `BloomFilter` of names. A client that has too many documents uses it to find those that are no
 * longer in the result. The bits of a name are derived from the two halves of its MD5.
 * @see https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#bloomfilter
 */
export function bloomFilterOf(names: readonly string[]): ProtoJson {
  if (names.length === 0) return { hashCount: 0, bits: { bitmap: '', padding: 0 } };
  const bitCount = Math.ceil((names.length * -Math.log(errorRate)) / Math.LN2 ** 2);
  const hashCount = Math.max(1, Math.round((bitCount / names.length) * Math.LN2));
  const bitmap = Buffer.alloc(Math.ceil(bitCount / 8));
  for (const name of names) {
    for (const bit of bitsOf(name, hashCount, bitCount)) {
      const byte = bitmap[bit >>> 3] ?? 0;
      bitmap[bit >>> 3] = byte | (1 << (bit & 7));
    }
  }
  const padding = bitmap.length * 8 - bitCount;
  return { hashCount, bits: { bitmap: bitmap.toString('base64'), padding } };
}

function bitsOf(name: string, hashCount: number, bitCount: number): readonly number[] {
  const digest = createHash('md5').update(name).digest();
  const first = digest.readBigUInt64LE(0);
  const second = digest.readBigUInt64LE(8);
  return Array.from({ length: hashCount }, (_, index) =>
    Number(((first + BigInt(index) * second) % twoTo64) % BigInt(bitCount)),
  );
}
