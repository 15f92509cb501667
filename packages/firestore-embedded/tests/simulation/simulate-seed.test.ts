import { expect, test } from 'vitest';
import { simulateSeed } from './simulate-seed.ts';

// Allows for a loaded machine.
const timeout = 180_000;
const seeds = Array.from({ length: 10 }, (_, seed) => seed);

test.for(seeds.map((seed) => seed * 8))(
  'The eight seeds from %i on violate no guarantee.',
  { timeout },
  async (first) => {
    const violations: string[] = [];
    for (let seed = first; seed < first + 8; seed += 1) {
      const { violation } = await simulateSeed(seed);
      if (violation !== undefined) violations.push(`${seed}: ${violation.message}`);
    }
    expect(violations).toEqual([]);
  },
);

test('A seed gives the same run each time.', { timeout }, async () => {
  for (const seed of seeds.slice(0, 5)) {
    expect(await simulateSeed(seed)).toEqual(await simulateSeed(seed));
  }
});
