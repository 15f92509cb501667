import { expect, test } from 'vitest';
import { plantedFaults } from './planted-faults.ts';
import { simulateSeed } from './simulate-seed.ts';
import { soundParts } from './simulated-server.ts';
import { Violation } from './violation.ts';

// The slowest fault needs 18 seeds. The timeout allows for a loaded machine.
const mostSeeds = 50;
const timeout = 180_000;

for (const [fault, partsOf] of Object.entries(plantedFaults)) {
  test(`Found: ${fault}`, { timeout }, async () => {
    const parts = { ...soundParts, ...partsOf() };
    let found: Error | undefined;
    for (let seed = 0; seed < mostSeeds && found === undefined; seed += 1) {
      found = (await simulateSeed(seed, parts)).violation;
    }
    expect(found).toBeInstanceOf(Violation);
  });
}
