/** Returns a number in [0, 1) that depends only on the text, the same on every machine and day. */
export function randomFor(text: string): number {
  return randomSequence(text)();
}

/** Like `randomFor`, in [-1, 1). */
export function signedFor(text: string): number {
  return 2 * randomFor(text) - 1;
}

/** Returns a generator of numbers in [0, 1) that depends only on the seed. */
export function randomSequence(seed: string): () => number {
  return mulberry32(hash(seed));
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** Tommy Ettinger's mulberry32. Its 32 bits of state are enough for a demonstration. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
