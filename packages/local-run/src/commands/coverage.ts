import {
  coveragePage,
  readSpecificationCoverage,
} from '../specification/specification-coverage.ts';

/** `npm run coverage:specification`: tells which rules no test shows; answers the exit code. */
export function runCoverage(): number {
  const { rows, problems } = readSpecificationCoverage();
  for (const problem of problems) console.error(`${coveragePage}, ${problem}`);
  const tests = new Set(rows.flatMap((row) => row.tests.map(({ file, title }) => file + title)));
  console.log(`${rows.length} règles, ${tests.size} tests nommés, ${problems.length} problèmes`);
  return problems.length === 0 && rows.length > 0 ? 0 : 1;
}
