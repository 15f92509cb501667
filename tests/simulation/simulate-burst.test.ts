import { day } from '@dinar/domain/testing/rate-arbitraries';
import { afterAll, expect, test } from 'vitest';
import { sampleSeeds } from '../support/sample-count.ts';
import { type SimulatedBurst, simulateBurst } from './simulate-burst.ts';

const rowCount = 400;
// The shortest gap promised to visitors; the code may wait longer.
const leastGapMs = 1000;
const seeds = sampleSeeds('BURSTS', 5, 20);
const worst: Record<string, SimulatedBurst> = {};
afterAll(() => console.info(`The most of ${seeds.length} seeds: ${JSON.stringify(worst)}`));

// Friday's board is in force until Monday, the day of the burst: each row may change the points of four days.
test.each([
  [1, 800, day('2026-01-12')],
  [2, 2000, day('2026-01-12')],
  [4, 3000, day('2026-01-12')],
  [1, 800, day('2026-01-09')],
  [2, 2000, day('2026-01-09')],
])(
  'Under pessimistic locks %i instances read at most %i documents for 400 rows of %s at once, and are right within 3 s',
  async (instances, maxReads, date) => {
    const bursts: SimulatedBurst[] = [];
    for (const seed of seeds) bursts.push(await simulateBurst(seed, { date, rowCount, instances }));
    const mostOf = (figure: keyof SimulatedBurst) => Math.max(...bursts.map((one) => one[figure]));
    const most = {
      reads: mostOf('reads'),
      writes: mostOf('writes'),
      contentions: mostOf('contentions'),
      rightAfterMs: mostOf('rightAfterMs'),
      shortestGapMs: Math.min(...bursts.map(({ shortestGapMs }) => shortestGapMs)),
    };
    worst[`${instances} ${date}`] = most;
    expect(most.reads).toBeGreaterThan(rowCount);
    expect(most.reads).toBeLessThanOrEqual(maxReads);
    expect(most.rightAfterMs).toBeLessThanOrEqual(3000);
    expect(most.shortestGapMs).toBeGreaterThanOrEqual(leastGapMs);
  },
  300_000,
);
