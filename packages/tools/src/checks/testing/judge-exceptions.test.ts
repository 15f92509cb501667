import { expect, test } from 'vitest';
import { judgeFlaky, judgeSkips } from './judge-exceptions.ts';

test('A skipped test is printed, and fails the run unless its reason is in the list', () => {
  const printed: string[] = [];
  const skipped = ['a.test.ts › Known', 'b.test.ts › Unknown'];
  const tally = { passed: 3, failures: [], skipped, flaky: [] };
  const allowed = [{ test: 'Known', reason: 'needs Java' }];
  expect(judgeSkips(tally, (line) => printed.push(line), allowed).failures).toEqual([
    'b.test.ts › Unknown (ignoré sans raison)',
  ]);
  expect(printed).toEqual([
    'Ignoré : a.test.ts › Known (needs Java)',
    'Ignoré : b.test.ts › Unknown (sans raison dans judge-exceptions.ts)',
  ]);
});

test('A flaky test is printed, and three of them fail the run', () => {
  const printed: string[] = [];
  const tally = { passed: 3, failures: [], skipped: [], flaky: ['a', 'b'] };
  expect(judgeFlaky(tally, (line) => printed.push(line))).toEqual(tally);
  expect(printed).toEqual(['Instable : a', 'Instable : b']);
  const flaky = [...tally.flaky, 'c'];
  expect(judgeFlaky({ ...tally, flaky }, () => {}).failures).toEqual(flaky);
});
