import { afterAll, expect, test } from 'vitest';
import { sampleCount } from '../support/sample-count.ts';
import { checkState } from './check-state.ts';
import { addresses } from './pages/addresses.ts';
import { someAddresses } from './pages/chosen-addresses.ts';
import { openRenderer } from './pages/open-renderer.ts';
import { inWords } from './rules/finding.ts';
import { namedStates } from './states/named-states.ts';

const renderer = await openRenderer();
const totals = { states: 0, pages: 0, numbers: 0, violations: 0 };

afterAll(() => {
  console.log(`Named days: ${JSON.stringify(totals)}`);
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
  const { pages, numbers, findings } = checkState(renderer, state, asked);
  totals.states += 1;
  totals.pages += pages;
  totals.numbers += numbers;
  totals.violations += findings.length;
  expect(findings.map(inWords)).toEqual([]);
});
