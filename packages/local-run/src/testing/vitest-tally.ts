import { relative } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { fieldOf, listAt, numberAt } from './report-fields.ts';
import type { TestTally } from './test-tally.ts';

/** The tally of Vitest's report, which has Jest's shape; `undefined` for another one. */
export function vitestTally(report: unknown): TestTally | undefined {
  const passed = numberAt(report, 'numPassedTests');
  if (passed === undefined) return undefined;
  return { passed, failures: listAt(report, 'testResults').flatMap(failuresOfFile) };
}

/** A file that could not be loaded has no test, and fails by its own name. */
function failuresOfFile(file: unknown): readonly string[] {
  const path = relative(projectRoot, String(fieldOf(file, 'name')));
  const failed = listAt(file, 'assertionResults').filter(
    (test) => fieldOf(test, 'status') === 'failed',
  );
  if (failed.length > 0) return failed.map((test) => `${path} › ${fieldOf(test, 'fullName')}`);
  return fieldOf(file, 'status') === 'failed' ? [path] : [];
}
