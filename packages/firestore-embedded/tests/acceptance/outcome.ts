import { exclusionOf } from './exclusions.ts';

/** How one test of a suite ended. */
export interface Outcome {
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'pending';
  /** How long it took. */
  readonly ms: number;
  readonly error?: string;
}

/** The input of the runs of all suites. */
export interface SuiteRun {
  /** The folder of what the suite imports; each suite has a place where it looks otherwise. */
  readonly dependencies: string | undefined;
  readonly port: number;
  /** Only tests whose full titles match this pattern run. */
  readonly titles: string;
  /** Called with each outcome as it comes. */
  readonly report: (outcome: Outcome) => void;
}

/** The sum of a suite's run for a person to read, and whether all that counts has passed. */
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
