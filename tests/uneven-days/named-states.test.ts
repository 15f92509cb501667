import { afterAll, expect, test } from 'vitest';
import { checkState } from './check-state.ts';
import { addresses } from './pages/addresses.ts';
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

const states = namedStates.map((state) => [state.name, state] as const);

test.each(states)('Every number of every page is right: %s', (_, state) => {
  const { pages, numbers, findings } = checkState(renderer, state, addresses);
  totals.states += 1;
  totals.pages += pages;
  totals.numbers += numbers;
  totals.violations += findings.length;
  expect(findings.map(inWords)).toEqual([]);
});
