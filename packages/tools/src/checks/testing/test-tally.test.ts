import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { fromRoot } from '../../command/project-root.ts';
import { playwrightTally, sumTallies, tallyOf, vitestTally } from './test-tally.ts';

test("Counts the passed tests of Vitest's report, and names the failed ones", () => {
  const report = {
    numPassedTests: 12,
    testResults: [
      {
        name: fromRoot('domain/spread.test.ts'),
        status: 'failed',
        assertionResults: [
          {
            fullName: 'A spread is never negative',
            status: 'failed',
            failureMessages: [
              [
                '\u001b[31mAssertionError\u001b[39m: expected -1',
                '    at toBe (file:///a/node_modules/vitest/index.js:1:1)',
                `    at file://${fromRoot('domain/spread.ts')}:3:5`,
                '    at process.processTicksAndRejections (node:internal/task_queues:95:5)',
              ].join('\n'),
            ],
          },
          { fullName: 'A spread has a unit', status: 'passed' },
          { fullName: 'A spread is rounded', status: 'skipped' },
        ],
      },
      {
        name: fromRoot('domain/cannot-load.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
      {
        name: fromRoot('domain/rate.test.ts'),
        status: 'passed',
        assertionResults: [{ status: 'passed' }],
      },
    ],
  };
  expect(vitestTally(report as unknown as JsonTestResults)).toEqual({
    passed: 12,
    failures: [
      [
        'domain/spread.test.ts › A spread is never negative',
        '    AssertionError: expected -1',
        '        at domain/spread.ts:3:5',
      ].join('\n'),
      'domain/cannot-load.test.ts\n    Cannot find module',
    ],
    skipped: ['domain/spread.test.ts › A spread is rounded'],
  });
});

test("Counts the flaky tests of Playwright's report as failures", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'home.spec.ts',
    tests: [
      {
        projectName: 'phone',
        status,
        results: status === 'unexpected' ? [{ error: { message: 'Timed out' } }] : [],
      },
    ],
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
  expect(playwrightTally(report as unknown as JSONReport)).toEqual({
    passed: 9,
    failures: ['home.spec.ts › It moves › phone\n    Timed out', 'home.spec.ts › It stays › phone'],
    skipped: ['home.spec.ts › It waits › phone'],
  });
});

const named = (code: number) => ({
  passed: 3,
  failures: [`unit (code de sortie ${code}, aucun test nommé)`],
  skipped: [],
});

test('A runner that fails without a named test, leaves no report or runs no test counts as a failure', () => {
  const passed = { passed: 3, failures: [], skipped: [] };
  expect(tallyOf('unit', passed, 0)).toEqual(passed);
  expect(tallyOf('unit', passed, 1)).toEqual(named(1));
  expect(tallyOf('unit', { ...passed, passed: 0 }, 0)).toEqual({ ...named(0), passed: 0 });
  expect(tallyOf('unit', undefined, 1)).toEqual({ ...named(1), passed: 0 });
});

test('Tallies add up', () => {
  expect(
    sumTallies([
      { passed: 1, failures: [], skipped: ['c'] },
      { passed: 2, failures: ['a', 'b'], skipped: [] },
    ]),
  ).toEqual({ passed: 3, failures: ['a', 'b'], skipped: ['c'] });
});
