import { afterAll, expect, test } from 'vitest';
import { sampleCount } from '../support/sample-count.ts';
import { checkState, type Outcome, totalsOf } from './check-state.ts';
import { addresses, someAddresses } from './pages/addresses.ts';
import { openRenderer } from './pages/render-page.ts';
import { inWords } from './rules/finding.ts';
import { namedStates } from './states/named-states.ts';

const renderer = await openRenderer();
const outcomes: Outcome[] = [];

afterAll(() => {
  console.log(`Named days: ${JSON.stringify(totalsOf(outcomes))}`);
});

test('Each uneven day has a name of its own', () => {
  const names = namedStates.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

// A sixth of the addresses for each state; the states beside it, which differ in little, have the others.
const pageCount = sampleCount('PAGES', 6, addresses.length);
const states = namedStates.map((state, index) => [state.name, state, index] as const);

test.each(states)('Every number of the pages is right: %s', (_, state, index) => {
  const asked = someAddresses(index, pageCount);
  const outcome = checkState(renderer, state, asked);
  outcomes.push(outcome);
  expect(outcome.findings.map(inWords)).toEqual([]);
});
