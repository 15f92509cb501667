import { expect, test } from 'vitest';
import { sumTallies, tallyOf } from './test-tally.ts';

test("Vitest's report is counted by its tests", () => {
  expect(tallyOf({ numPassedTests: 12, numFailedTests: 2 }, 1)).toEqual({ passed: 12, failed: 2 });
});

test("Playwright's report is counted with its flaky tests among the failures", () => {
  const report = { stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 0 } };
  expect(tallyOf(report, 1)).toEqual({ passed: 9, failed: 3 });
});

test('A runner that fails although every test passed counts as a failure', () => {
  expect(tallyOf({ numPassedTests: 3, numFailedTests: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
});

test('A runner that leaves no report, or runs no test, counts as a failure', () => {
  expect(tallyOf(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf({ numPassedTests: 0, numFailedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('Tallies add up', () => {
  expect(
    sumTallies([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
