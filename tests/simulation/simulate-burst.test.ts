import { afterAll, expect, test } from 'vitest';
import { sampleCount } from '../support/sample-count.ts';
import { type SimulatedBurst, simulateBurst } from './simulate-burst.ts';

const rowCount = 400;
// The shortest gap promised to visitors; the code may wait longer.
const leastGapMs = 1000;
const seedCount = sampleCount('BURSTS', 5, 20);
const seeds = Array.from({ length: seedCount }, (_, index) => index + 1);
const worst: Record<string, SimulatedBurst> = {};
afterAll(() => console.info(`The most of ${seeds.length} seeds: ${JSON.stringify(worst)}`));

test.each([
  [1, 800],
  [2, 2000],
  [4, 3000],
])(
  'Under pessimistic locks %i instances read at most %i documents for 400 rows at once, and are right within 3 s',
  async (instances, maxReads) => {
    const bursts: SimulatedBurst[] = [];
    for (const seed of seeds) bursts.push(await simulateBurst(seed, { rowCount, instances }));
    const most = {
      reads: Math.max(...bursts.map(({ reads }) => reads)),
      writes: Math.max(...bursts.map(({ writes }) => writes)),
      contentions: Math.max(...bursts.map(({ contentions }) => contentions)),
      rightAfterMs: Math.max(...bursts.map(({ rightAfterMs }) => rightAfterMs)),
      shortestGapMs: Math.min(...bursts.map(({ shortestGapMs }) => shortestGapMs)),
    };
    worst[instances] = most;
    expect(most.reads).toBeGreaterThan(rowCount);
    expect(most.reads).toBeLessThanOrEqual(maxReads);
    expect(most.rightAfterMs).toBeLessThanOrEqual(3000);
    expect(most.shortestGapMs).toBeGreaterThanOrEqual(leastGapMs);
  },
  300_000,
);
