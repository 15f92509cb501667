import { playwrightTally } from './playwright-tally.ts';
import { vitestTally } from './vitest-tally.ts';

/** How many tests a runner ran to a good end, and the others by their names. */
export interface TestTally {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** The sum over runners. */
export function sumTallies(tallies: readonly TestTally[]): TestTally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/**
 * What a runner's JSON report says, held against its exit code: a runner that failed without naming
 * a test, or that ran none, counts as one failure, under its own name.
 */
export function tallyOf(runner: string, report: unknown, exitCode: number): TestTally {
  const { passed, failures } = vitestTally(report) ?? playwrightTally(report) ?? none;
  if (failures.length > 0 || (exitCode === 0 && passed > 0)) return { passed, failures };
  return { passed, failures: [`${runner} (code de sortie ${exitCode}, aucun test nommé)`] };
}

const none: TestTally = { passed: 0, failures: [] };
