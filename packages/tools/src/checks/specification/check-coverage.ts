import { testTitles } from './test-titles.ts';

/** A test: its file, from the root of the repository, and its title as in the source. */
interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** One rule of the specification and the tests that show it. */
interface CoverageRow {
  /** Its line in the page, counted from 1. */
  readonly line: number;
  readonly section: string;
  readonly rule: string;
  readonly tests: readonly NamedTest[];
}

/**
 * Reads the rows of every table `| § | Rule | Shown by |` of a page. A test is written `file` › title,
 * `<br>` separates tests, and `\|` is a bar in a title.
 */
export function parseCoverage(markdown: string): CoverageRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = cellsOf(text);
    const [section = '', rule = '', shownBy = ''] = cells;
    if (cells.length !== 3 || !/^\d+$/.test(section)) return [];
    const tests = shownBy.split('<br>').flatMap(parseTest);
    return [{ line: index + 1, section, rule, tests }];
  });
}

function cellsOf(line: string): string[] {
  if (!line.startsWith('|')) return [];
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

// Any other text counts as the name of a file that does not exist, so that it is reported.
function parseTest(text: string): NamedTest[] {
  const named = text.trim();
  if (named === '') return [];
  const [, file = named, title = ''] = /^`([^`]+)` › (.+)$/.exec(named) ?? [];
  return [{ file, title }];
}

/** Returns the text of a file of the repository; undefined when there is no such file. */
type SourceReader = (file: string) => string | undefined;

/** Returns the faults of the rows: no test, or a test that does not exist. Empty when there is none. */
export function checkCoverage(rows: readonly CoverageRow[], read: SourceReader): string[] {
  // Once for each file, because many rows name the same one.
  const files = new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)));
  const titles = new Map([...files].map((file) => [file, titlesIn(file, read(file))]));
  return rows.flatMap(({ line, section, rule, tests }) => {
    const problems =
      tests.length === 0
        ? ['no test shows it']
        : tests.flatMap((test) => problemOf(test, titles.get(test.file)) ?? []);
    return problems.map((problem) => `line ${line}, § ${section}, “${rule}”: ${problem}`);
  });
}

function titlesIn(file: string, source: string | undefined): ReadonlySet<string> | undefined {
  return source === undefined ? undefined : testTitles(file, source);
}

function problemOf({ file, title }: NamedTest, titles: ReadonlySet<string> | undefined) {
  if (titles === undefined) return `there is no file ${file}`;
  return titles.has(title) ? undefined : `${file} has no test “${title}” that npm test runs`;
}
