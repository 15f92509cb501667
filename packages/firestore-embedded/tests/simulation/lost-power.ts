import type { SeededRandom } from '../fuzz/seeded-random.ts';

const sectorBytes = 512;

/**
 * Returns a file after a loss of power: the synchronised bytes, and of the bytes appended since then
 * none, all, a part, or all except sectors that never reached the disk.
 */
export function lostPower(durable: Buffer, current: Buffer, random: SeededRandom): Buffer {
  const isAppended = current.subarray(0, durable.length).equals(durable);
  if (!isAppended) return random.chance(0.5) ? durable : current;
  const added = current.length - durable.length;
  if (added === 0) return current;
  const kind = random.below(4);
  if (kind === 0) return durable;
  if (kind === 1) return current;
  if (kind === 2) return current.subarray(0, durable.length + random.below(added + 1));
  return withoutSectors(durable.length, current, random);
}

/** Zeroes bytes from `from` or the start of a sector to the end of a sector or of the file. */
function withoutSectors(from: number, current: Buffer, random: SeededRandom): Buffer {
  const borders: number[] = [];
  const first = Math.floor(from / sectorBytes + 1) * sectorBytes;
  for (let at = first; at < current.length; at += sectorBytes) borders.push(at);
  const start = random.pick([from, ...borders]);
  const end = random.pick([...borders.filter((at) => at > start), current.length]);
  return Buffer.from(current).fill(0, start, end);
}
