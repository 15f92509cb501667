/** A test: its file, from the root of the repository, and its title as in the source. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** One rule of the specification and the tests that show it. */
export interface CoverageRow {
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
