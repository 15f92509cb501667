import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../command/project-root.ts';
import { wholeFiles } from '../testing/whole-files.ts';
import { checkCoverage, parseCoverage } from './check-coverage.ts';

const rows = parseCoverage(readFileSync(fromRoot('docs/specification-coverage.md'), 'utf8'));

function readSource(file: string): string | undefined {
  return existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : undefined;
}

test('Every rule of the specification has a test that npm test runs', () => {
  expect(checkCoverage(rows, readSource)).toEqual([]);
});

test('No rule is shown only by a file that npm test leaves out, and each such file exists', () => {
  const named = rows.flatMap(({ tests }) => tests.map(({ file }) => file));
  expect(named.filter((file) => wholeFiles.includes(file))).toEqual([]);
  expect(wholeFiles.filter((file) => readSource(file) === undefined)).toEqual([]);
});

test('The page lists the rules of each visitor-facing section, each rule once', () => {
  const sections = new Set(rows.map(({ section }) => section));
  expect([...sections].sort().join(' ')).toBe('2 3 4 5 7 8 9');
  const rules = rows.map(({ section, rule }) => `${section} ${rule}`);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});
