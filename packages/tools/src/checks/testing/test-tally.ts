import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { projectRoot } from '../../command/project-root.ts';

/** The number of passed tests, and the names of the others; failures include the start of their message. */
export interface TestTally {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly skipped: readonly string[];
}

/** Adds up the tallies of several runners. */
export function sumTallies(tallies: readonly TestTally[]): TestTally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/**
 * Compares a runner's report with its exit code. A runner that fails without naming a test, or runs no
 * test, counts as one failure under its own name.
 */
export function tallyOf(
  runner: string,
  report: TestTally | undefined,
  exitCode: number,
): TestTally {
  const tally = report ?? none;
  if (tally.failures.length > 0 || (exitCode === 0 && tally.passed > 0)) return tally;
  return { ...tally, failures: [`${runner} (code de sortie ${exitCode}, aucun test nommé)`] };
}

/** A command counted as one test. */
export function oneTest(name: string, exitCode: number): TestTally {
  return exitCode === 0 ? { ...none, passed: 1 } : { ...none, failures: [name] };
}

const none: TestTally = { passed: 0, failures: [], skipped: [] };

/** Returns the tally of Vitest's report. A file that could not be loaded is one failure, by its name. */
export function vitestTally({ numPassedTests, testResults }: JsonTestResults): TestTally {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(projectRoot, name);
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      return [{ status, name: withMessage(file, message) }];
    return assertionResults.map((test) => ({
      status: test.status,
      name: withMessage(`${file} › ${test.fullName}`, test.failureMessages?.[0]),
    }));
  });
  const named = (isWanted: (status: string) => boolean) =>
    tests.filter(({ status }) => isWanted(status)).map(({ name }) => name);
  return {
    passed: numPassedTests,
    failures: named((status) => status === 'failed'),
    skipped: named((status) => status !== 'failed' && status !== 'passed'),
  };
}

/** Returns the tally of Playwright's report. Retries are off, so a flaky test counts as failed. */
export function playwrightTally({ stats, suites }: JSONReport): TestTally {
  const tests = suites.flatMap(testsOf);
  const named = (...statuses: readonly string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  return {
    passed: stats.expected,
    failures: named('unexpected', 'flaky'),
    skipped: named('skipped'),
  };
}

function testsOf({ specs, suites = [] }: JSONReportSuite): { status: string; name: string }[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      status,
      name: withMessage(
        `${file} › ${title} › ${projectName}`,
        results?.find(({ error }) => error !== undefined)?.error?.message,
      ),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

const mostMessageLines = 20;
const stackLine = /^\s+at /;
const foreignCode = /node_modules|node:internal|\(node:|<anonymous>/;

/** Appends the first lines of a test's message and the first place of our own code to its name. */
function withMessage(name: string, message: string | undefined): string {
  if (!message) return name;
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const said = lines.filter((line) => !stackLine.test(line)).slice(0, mostMessageLines);
  const place = lines.find((line) => stackLine.test(line) && !foreignCode.test(line));
  const shown = place === undefined ? said : [...said, place.replace(`file://${projectRoot}/`, '')];
  return [name, ...shown.map((line) => `    ${line.slice(0, 1500)}`)].join('\n');
}
