import { expect, test } from 'vitest';
import { fromRoot } from '../project-root.ts';
import { sumTallies, tallyOf } from './test-tally.ts';

test("Vitest's report is counted by its tests, those that failed by name", () => {
  const report = {
    numPassedTests: 12,
    testResults: [
      {
        name: fromRoot('domain/spread.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'A spread is never negative', status: 'failed' },
          { fullName: 'A spread has a unit', status: 'passed' },
        ],
      },
      { name: fromRoot('domain/cannot-load.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: fromRoot('domain/rate.test.ts'),
        status: 'passed',
        assertionResults: [{ status: 'passed' }],
      },
    ],
  };
  expect(tallyOf('unit', report, 1)).toEqual({
    passed: 12,
    failures: ['domain/spread.test.ts › A spread is never negative', 'domain/cannot-load.test.ts'],
  });
});

test("Playwright's report is counted with its flaky tests among the failures", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'home.spec.ts',
    tests: [{ projectName: 'phone', status }],
  });
  const report = {
    stats: { expected: 9 },
    suites: [
      {
        specs: [spec('It opens', 'expected'), spec('It moves', 'unexpected')],
        suites: [{ specs: [spec('It stays', 'flaky'), spec('It waits', 'skipped')] }],
      },
    ],
  };
  expect(tallyOf('e2e', report, 1)).toEqual({
    passed: 9,
    failures: ['home.spec.ts › It moves › phone', 'home.spec.ts › It stays › phone'],
  });
});

test('A runner that fails although every test passed counts as a failure', () => {
  const report = { numPassedTests: 3, testResults: [] };
  expect(tallyOf('unit', report, 1)).toEqual({
    passed: 3,
    failures: ['unit (code de sortie 1, aucun test nommé)'],
  });
  expect(tallyOf('unit', report, 0)).toEqual({ passed: 3, failures: [] });
});

test('A runner that leaves no report, or runs no test, counts as a failure', () => {
  expect(tallyOf('e2e', undefined, 1).failures).toHaveLength(1);
  expect(tallyOf('unit', { numPassedTests: 0, testResults: [] }, 0).failures).toHaveLength(1);
});

test('Tallies add up', () => {
  expect(
    sumTallies([
      { passed: 1, failures: [] },
      { passed: 2, failures: ['a', 'b'] },
    ]),
  ).toEqual({ passed: 3, failures: ['a', 'b'] });
});
