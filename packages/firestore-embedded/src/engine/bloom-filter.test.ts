import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bloomFilterOf } from './listen-messages.ts';

const root = 'projects/p/databases/d/documents/c';

/** Reads a filter as the web SDK does, in words of 32 bits. */
function mightContain(filter: object, name: string): boolean {
  const { hashCount, bits } = Object(filter);
  const bitmap = Buffer.from(bits.bitmap, 'base64');
  const bitCount = bitmap.length * 8 - bits.padding;
  if (bitCount === 0) return false;
  const digest = createHash('md5').update(name).digest();
  const half = (at: number) =>
    (BigInt(digest.readUInt32LE(at + 4)) << 32n) | BigInt(digest.readUInt32LE(at));
  for (let index = 0; index < hashCount; index += 1) {
    const hash = BigInt.asUintN(64, half(0) + BigInt(index) * half(8));
    const bit = Number(hash % BigInt(bitCount));
    if (((bitmap[Math.floor(bit / 8)] ?? 0) & (1 << (bit % 8))) === 0) return false;
  }
  return true;
}

describe('bloomFilterOf', () => {
  it('contains every name that was added, and hardly any other', () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `${root}/in-${index}`);
    const others = Array.from({ length: 10_000 }, (_, index) => `${root}/out-${index}`);
    const filter = bloomFilterOf(names);
    expect(names.filter((name) => !mightContain(filter, name))).toEqual([]);
    expect(others.filter((name) => mightContain(filter, name)).length).toBeLessThan(20);
  });

  it('has no bits when there are no names', () => {
    const filter = bloomFilterOf([]);
    expect(filter).toEqual({ hashCount: 0, bits: { bitmap: '', padding: 0 } });
    expect(mightContain(filter, `${root}/any`)).toBe(false);
  });
});
