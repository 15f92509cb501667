import { expect, test } from 'vitest';
import { checkCoverage, parseCoverage } from './check-coverage.ts';
import { testTitles } from './test-titles.ts';

// The template's source text, before its values are filled in.
const inScheme = `In \${scheme}`;

const source = `
import { test, it } from 'vitest';
test('A plain one', () => {});
describe('a group', () => {
  it("a second", () => {});
  test.each([['(', ")('no title'"], [/['"(]/, 1]])('each %s: %j', () => {});
  it.each<[string]>(rows)('typed %s', () => {});
  test.skip('left out', () => {});
  test.each\`a\${1}\`('tagged $a', () => {});
});
test('only in CI', { tag: ['@each-width', '@whole'] }, () => {});
test.describe('a group of CI', { tag: '@whole' }, () => {
  test('in that group', () => {});
});
test('after that group', { tag: '@each-width' }, () => {});
for (const scheme of ['light', 'dark']) {
  test(\`In \${scheme}\`, async ({ page }) => page.locator('(')); // test('in a comment', …)
}
const text = "test('in a string', () => {})";
attest('not a test');
`;

test('Finds the titles of every form of test, and nothing else', () => {
  expect([...testTitles('a.test.ts', source)]).toEqual([
    'A plain one',
    'a second',
    'each %s: %j',
    'typed %s',
    'tagged $a',
    'after that group',
    inScheme,
  ]);
});

test('Reports a source that does not parse', () => {
  expect(() => testTitles('a.test.ts', 'test(')).toThrow('a.test.ts: ');
});

function problemsOf(...shownBy: readonly string[]): string[] {
  const page = ['| § | Rule | Shown by |', '|---|---|---|', ...shownBy.map(rowOf)].join('\n');
  return checkCoverage(parseCoverage(page), (file) => (file === 'a.test.ts' ? source : undefined));
}

function rowOf(cell: string): string {
  return `| 4 | A rule | ${cell} |`;
}

test('Accepts a row whose tests exist', () => {
  expect(problemsOf(`\`a.test.ts\` › A plain one<br>\`a.test.ts\` › ${inScheme}`)).toEqual([]);
});

test.each([
  ['', 'no test shows it'],
  ['to do', 'there is no file to do'],
  ['`a.test.ts` › A plain one<br>to do', 'there is no file to do'],
  ['`a.test.ts` › A plane one', 'a.test.ts has no test “A plane one” that npm test runs'],
  ['`a.test.ts` › left out', 'a.test.ts has no test “left out” that npm test runs'],
  [
    '`a.test.ts` › A plain one<br>`a.test.ts` › none',
    'a.test.ts has no test “none” that npm test runs',
  ],
  ['`b.test.ts` › A plain one', 'there is no file b.test.ts'],
])('A row with "%s" fails: %s', (cell, problem) => {
  expect(problemsOf(cell)).toEqual([`line 3, § 4, “A rule”: ${problem}`]);
});

test('A backslash escapes a bar in a title', () => {
  const [row] = parseCoverage('| 2 | a \\| b | `a.test.ts` › x \\| y |');
  expect(row).toEqual({
    line: 1,
    section: '2',
    rule: 'a | b',
    tests: [{ file: 'a.test.ts', title: 'x | y' }],
  });
});
