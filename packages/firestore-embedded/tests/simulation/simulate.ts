import { defineCommand, type ExitCode } from '@dinar/tools/command/command';
import { wholeNumber } from '@dinar/tools/command/options';
import { simulateSeed } from './simulate-seed.ts';

const progressEvery = 1000;
const range = { least: 0, most: 1_000_000_000 };

/** `npm run simulate:firestore`: 0 when no seed breaks a promise. */
export const command = defineCommand({
  name: 'simulate:firestore',
  about: `Fait vivre le Firestore embarqué sur un disque, une horloge et des flux simulés,
avec des pannes tirées au hasard : une graine se rejoue à l'identique.`,
  options: {
    seeds: wholeNumber('le nombre de graines (1000 sinon)', { ...range, least: 1, absent: 1000 }),
    seed: wholeNumber('la première graine ; seule, si --seeds manque (0 sinon)', {
      ...range,
      absent: undefined,
    }),
  },
  run: ({ options: { seeds, seed } }) => simulate(seed ?? 0, seeds),
});

async function simulate(first: number, count: number): Promise<ExitCode> {
  let violations = 0;
  let steps = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const run = await simulateSeed(seed);
    steps += run.steps;
    if (run.violation !== undefined) {
      violations += 1;
      console.log(`Seed ${seed} (again: npm run simulate:firestore -- --seed ${seed} --seeds 1)`);
      console.log(`  ${run.violation.stack}`);
    }
    const done = seed - first + 1;
    if (done % progressEvery === 0)
      console.log(`${done} of ${count} seeds, ${violations} violations`);
  }
  console.log(`${count} seeds, ${steps} steps, ${violations} violations`);
  return violations === 0 ? 0 : 1;
}
