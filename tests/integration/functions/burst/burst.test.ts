import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFirestore } from '../open-firestore.ts';
import { type Burst, playBurst } from './play-burst.ts';

const { db, clear } = await openFirestore();
beforeEach(clear);
const rowCount = 400;
// The shortest gap promised to visitors; the code may wait longer.
const leastGapMs = 1000;
const figures: Record<string, Burst> = {};
afterAll(() => console.info(JSON.stringify(figures)));

// How soon a board is right is measured by simulate-burst, whose clock no other work slows down; here only how often
// it is read.
async function playWithin(maxReads: number, instances: number): Promise<void> {
  const burst = await playBurst(db, { rowCount, instances, share: 0 });
  figures[instances] = burst;
  expect(burst.drift).toEqual([]);
  expect(burst.reads).toBeGreaterThan(rowCount);
  expect(burst.reads).toBeLessThanOrEqual(maxReads);
}

test.each([
  [1, 800],
  [4, 3000],
])(
  'With %i instances a board of 400 rows at once costs at most %i reads, and is right',
  (instances, maxReads) => playWithin(maxReads, instances),
);

test('With 2 it costs at most 2000; a second board right after is right too, and no aggregate is updated twice in a second', async () => {
  await playWithin(2000, 2);
  const burst = await playBurst(db, { rowCount, instances: 2, share: 0.001 });
  figures['2, right after another'] = burst;
  expect(burst.drift).toEqual([]);
  expect(burst.shortestGapMs).toBeGreaterThanOrEqual(leastGapMs);
});
