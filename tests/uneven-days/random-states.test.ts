import { expect, test } from 'vitest';
import { sampleCount } from '../support/sample-count.ts';
import { checkState, type Outcome, totalsOf } from './check-state.ts';
import { someAddresses } from './pages/addresses.ts';
import { openRenderer } from './pages/render-page.ts';
import { inWords } from './rules/finding.ts';
import { randomState } from './states/random-state.ts';

const count = sampleCount('DAYS', 50, 2000);

test('Over random days, every number of every page is right', async () => {
  const renderer = await openRenderer();
  const outcomes: Outcome[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const outcome = checkState(renderer, randomState(seed), someAddresses(seed, 2));
    outcomes.push(outcome);
    const faults = outcome.findings.map(inWords);
    expect(faults, `Replay: npm run check:days -- --seed ${seed}`).toEqual([]);
  }
  const totals = totalsOf(outcomes);
  console.log(`Random days: ${JSON.stringify(totals)}`);
  // The run only tests something if pages were full of numbers.
  expect(totals.numbers).toBeGreaterThan(totals.pages * 10);
}, 600_000);

test('One seed gives one day', () => {
  expect(randomState(7)).toEqual(randomState(7));
});
