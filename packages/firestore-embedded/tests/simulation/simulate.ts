import { defineCommand, type ExitCode } from '@dinar/tools/command/command';
import { countFailures, type Seeds, seedOptions, seedsOf } from '../support/seeds.ts';
import { simulateSeed } from './simulate-seed.ts';

const progressEvery = 1000;

/** `npm run simulate:firestore`: returns 0 if no seed violates a guarantee. */
export const command = defineCommand({
  name: 'simulate:firestore',
  about: `Fait vivre le Firestore embarqué sur un disque, une horloge et des flux simulés,
avec des pannes tirées au hasard : une graine se rejoue à l'identique.`,
  options: seedOptions,
  run: ({ options }) => simulate(seedsOf(options)),
});

async function simulate(seeds: Seeds): Promise<ExitCode> {
  let steps = 0;
  const violations = await countFailures(seeds, progressEvery, async (seed) => {
    const run = await simulateSeed(seed);
    steps += run.steps;
    if (run.violation === undefined) return 0;
    console.log(`Seed ${seed} (again: npm run simulate:firestore -- --seed ${seed})`);
    console.log(`  ${run.violation.stack}`);
    return 1;
  });
  console.log(`${seeds.count} seeds, ${steps} steps, ${violations} violations`);
  return violations === 0 ? 0 : 1;
}
