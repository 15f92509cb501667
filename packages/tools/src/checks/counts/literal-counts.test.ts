import { expect, test } from 'vitest';
import { codeFiles, documentFiles } from '../repository-files.ts';
import { literalCounts } from './literal-counts.ts';

test('No comment, document or text of the repository counts the rows of a table', async () => {
  const files = [...(await codeFiles()), ...(await documentFiles())];
  expect(files.flatMap(literalCounts)).toEqual([]);
});

const countsIn = (text: string) => literalCounts({ path: 'a.ts', text });

test.each([
  '// For each of the 20 banks.',
  '/** A row\n * for 14 currencies. */',
  'f(); // There are 19 commercial banks.',
  '/* 22 devises */',
])('Finds the count of %s', (text) => {
  expect(countsIn(text)).toHaveLength(1);
});

test('Finds a count in a document and in a text of the site, not in what was decided on a day', () => {
  const inFile = (path: string, text: string) => literalCounts({ path, text }).length;
  expect(inFile('docs/a.md', '# A\n| CoinGecko | 17 cryptocurrencies |')).toBe(1);
  expect(inFile('packages/site/src/texts/about/fr.ts', "const a = 'Nos 19 banques';")).toBe(1);
  expect(inFile('docs/decisions/a.md', 'Measured with 20 banks.')).toBe(0);
});

test('Names the line, the words and what to do', () => {
  expect(countsIn('f();\n/* of\n 20 banks */')).toEqual([
    'a.ts:3 counts « 20 banks »: name the table',
  ]);
});

test.each([
  '// For each bank.',
  '// « 19 banques comparées »',
  "const words = '19 banques';",
  '// At most 3 banks.',
])('Accepts %s', (text) => {
  expect(countsIn(text)).toEqual([]);
});
