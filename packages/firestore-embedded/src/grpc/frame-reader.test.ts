import { afterEach, expect, test, vi } from 'vitest';
import { FrameReader } from './frame-reader.ts';

afterEach(() => void vi.restoreAllMocks());

function frame(text: string): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(Buffer.byteLength(text), 1);
  return Buffer.concat([head, Buffer.from(text)]);
}

test('Messages, also empty ones, are the same for any chunks.', () => {
  const sent = ['first', '', 'a longer third', ''];
  const bytes = Buffer.concat(sent.map(frame));
  for (let size = 1; size <= bytes.length; size += 1) {
    const reader = new FrameReader(100);
    const read: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += size) {
      read.push(...reader.push(bytes.subarray(at, at + size)));
    }
    expect(read.map(String), `cut at each ${size}`).toEqual(sent);
  }
});

test('A large message is copied once, not once for each piece of it.', () => {
  const pieceBytes = 16 * 1024;
  const bytes = frame('x'.repeat(9 * 1024 * 1024));
  const copied: number[] = [];
  const concat = Buffer.concat;
  const spy = vi.spyOn(Buffer, 'concat').mockImplementation((list, length) => {
    const joined = concat(list, length);
    copied.push(joined.length);
    return joined;
  });
  const reader = new FrameReader(bytes.length);
  let messages = 0;
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    messages += reader.push(bytes.subarray(at, at + pieceBytes)).length;
  }
  spy.mockRestore();
  expect([messages, copied]).toEqual([1, [bytes.length]]);
});

test('A compressed message and one that is too long are rejected by their headers.', () => {
  const compressed = frame('x');
  compressed[0] = 1;
  expect(() => new FrameReader(10).push(compressed)).toThrow('Compressed');
  expect(() => new FrameReader(10).push(frame('x'.repeat(11)).subarray(0, 5))).toThrow('11 vs 10');
});
