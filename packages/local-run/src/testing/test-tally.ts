/** How many tests a runner ran to their end, and how many of them failed. */
export interface TestTally {
  readonly passed: number;
  readonly failed: number;
}

/** The sum over runners. */
export function sumTallies(tallies: readonly TestTally[]): TestTally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * What a runner's JSON report says, held against its exit code: a runner that failed without naming
 * a test, or that ran none, counts as one failure.
 */
export function tallyOf(report: unknown, exitCode: number): TestTally {
  const { passed, failed } = vitestTally(report) ?? playwrightTally(report) ?? none;
  const silentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silentFailure ? 1 : failed };
}

const none: TestTally = { passed: 0, failed: 0 };

/** Vitest's report has Jest's shape. */
function vitestTally(report: unknown): TestTally | undefined {
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests');
  return passed === undefined || failed === undefined ? undefined : { passed, failed };
}

/** A flaky test is one that failed at least once: retries are off, so it counts as failed. */
function playwrightTally(report: unknown): TestTally | undefined {
  const stats = fieldOf(report, 'stats');
  const passed = numberAt(stats, 'expected');
  const unexpected = numberAt(stats, 'unexpected');
  const flaky = numberAt(stats, 'flaky');
  return passed === undefined || unexpected === undefined || flaky === undefined
    ? undefined
    : { passed, failed: unexpected + flaky };
}

function numberAt(value: unknown, field: string): number | undefined {
  const found = fieldOf(value, field);
  return typeof found === 'number' ? found : undefined;
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[field]
    : undefined;
}
