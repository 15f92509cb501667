import { fieldOf, listAt, numberAt } from './report-fields.ts';
import type { TestTally } from './test-tally.ts';

// A flaky test is one that failed at least once: retries are off, so it counts as failed.
const failedStates: readonly unknown[] = ['unexpected', 'flaky'];

/** The tally of Playwright's report; `undefined` for another one. */
export function playwrightTally(report: unknown): TestTally | undefined {
  const passed = numberAt(fieldOf(report, 'stats'), 'expected');
  return passed === undefined ? undefined : { passed, failures: failuresOfSuite(report) };
}

function failuresOfSuite(suite: unknown): readonly string[] {
  return [
    ...listAt(suite, 'specs').flatMap(failuresOfSpec),
    ...listAt(suite, 'suites').flatMap(failuresOfSuite),
  ];
}

function failuresOfSpec(spec: unknown): readonly string[] {
  return listAt(spec, 'tests')
    .filter((test) => failedStates.includes(fieldOf(test, 'status')))
    .map((test) =>
      [fieldOf(spec, 'file'), fieldOf(spec, 'title'), fieldOf(test, 'projectName')].join(' › '),
    );
}
