import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../project-root.ts';
import { checkCoverage } from './check-coverage.ts';
import { type CoverageRow, parseCoverage } from './coverage-row.ts';

/** Where the specification's rules stand beside their tests. */
export const coveragePage = 'docs/specification-coverage.md';

export interface CoverageReport {
  readonly rows: readonly CoverageRow[];
  readonly problems: readonly string[];
}

/** Reads the page and holds it against the tests of the repository. */
export function readSpecificationCoverage(): CoverageReport {
  const rows = parseCoverage(readFileSync(fromRoot(coveragePage), 'utf8'));
  return { rows, problems: checkCoverage(rows, readSource) };
}

function readSource(file: string): string | undefined {
  const path = fromRoot(file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
