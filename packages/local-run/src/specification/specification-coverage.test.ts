import { expect, test } from 'vitest';
import { readSpecificationCoverage } from './specification-coverage.ts';

const { rows, problems } = readSpecificationCoverage();

test('Every rule of the specification has a test that exists', () => {
  expect(problems).toEqual([]);
});

test('The page holds rules of each section that says what visitors see', () => {
  expect([...new Set(rows.map(({ section }) => section))].sort()).toEqual([
    '2',
    '3',
    '4',
    '5',
    '7',
    '8',
    '9',
  ]);
});

test('No rule stands twice', () => {
  const rules = rows.map(({ section, rule }) => `${section} ${rule}`);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});
