import { exclusionOf } from './exclusions.ts';

/** The outcome of one test of a suite. */
export interface Outcome {
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'pending';
  readonly error?: string;
}

/** The input of the runs of all suites. */
export interface SuiteRun {
  /** The folder of the suite's dependencies. Each suite has a default. */
  readonly dependencies: string | undefined;
  readonly port: number;
  /** Only tests whose full titles match this pattern run. */
  readonly titles: string;
  /** Called with the outcome of each test when it ends. */
  readonly report: (outcome: Outcome) => void;
}

/** Summarizes a suite's run for a reader, and whether all counted tests (at least one) passed. */
export function summarize(outcomes: readonly Outcome[]): { text: string; passed: boolean } {
  const ran = outcomes.filter(({ state }) => state !== 'pending');
  const counted = ran.filter(({ title }) => exclusionOf(title) === undefined);
  const failed = counted.filter(({ state }) => state === 'failed');
  const excluded = new Set(ran.map(({ title }) => exclusionOf(title)).filter((one) => one));
  const lines = [
    ...failed.map(({ title, error = '' }) => `✗ ${title}\n    ${error}`),
    ...Array.from(excluded, (one) => `not counted: ${one?.titles} ${one?.reason}`),
    `${counted.length - failed.length} passed, ${failed.length} failed, ` +
      `${ran.length - counted.length} not counted, ` +
      `${outcomes.length - ran.length} left out by the suite itself`,
  ];
  return { text: lines.join('\n'), passed: failed.length === 0 && counted.length > 0 };
}
