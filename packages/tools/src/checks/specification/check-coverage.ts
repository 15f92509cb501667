import type { CoverageRow, NamedTest } from './coverage-row.ts';
import { testTitles } from './test-titles.ts';

/** Returns the text of a file of the repository; undefined when there is no such file. */
export type SourceReader = (file: string) => string | undefined;

/** Returns the faults of the rows: no test, or a test that does not exist. Empty when there is none. */
export function checkCoverage(rows: readonly CoverageRow[], read: SourceReader): string[] {
  const titlesOf = rememberTitles(read);
  return rows.flatMap(({ line, section, rule, tests }) => {
    const where = `line ${line}, § ${section}, “${rule}”`;
    if (tests.length === 0) return [`${where}: no test shows it`];
    return tests.flatMap((test) => {
      const problem = problemOf(test, titlesOf);
      return problem === undefined ? [] : [`${where}: ${problem}`];
    });
  });
}

type TitlesReader = (file: string) => ReadonlySet<string> | undefined;

function problemOf({ file, title }: NamedTest, titlesOf: TitlesReader): string | undefined {
  const titles = titlesOf(file);
  if (titles === undefined) return `there is no file ${file}`;
  return titles.has(title) ? undefined : `${file} has no test “${title}” that npm test runs`;
}

// Caches the titles, because many rows name the same file.
function rememberTitles(read: SourceReader): TitlesReader {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return (file) => {
    if (!known.has(file)) {
      const source = read(file);
      known.set(file, source === undefined ? undefined : testTitles(file, source));
    }
    return known.get(file);
  };
}
