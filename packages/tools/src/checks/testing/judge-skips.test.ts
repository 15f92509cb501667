import { expect, test } from 'vitest';
import { judgeSkips } from './judge-skips.ts';

test('A skipped test is printed, and fails the run unless its reason is in the list', () => {
  const printed: string[] = [];
  const tally = { passed: 3, failures: [], skipped: ['a.test.ts › Known', 'b.test.ts › Unknown'] };
  const allowed = { Known: 'needs Java' };
  expect(judgeSkips(tally, (line) => printed.push(line), allowed).failures).toEqual([
    'b.test.ts › Unknown (ignoré sans raison)',
  ]);
  expect(printed).toEqual([
    'Ignoré : a.test.ts › Known (needs Java)',
    'Ignoré : b.test.ts › Unknown (sans raison dans judge-skips.ts)',
  ]);
});
