import { expect, test } from 'vitest';
import { parseImportArguments } from './import-arguments.ts';

test('A file is enough; its name tells the format', () => {
  expect(parseImportArguments(['rates.CSV'])).toEqual({
    file: 'rates.CSV',
    format: 'csv',
    dryRun: false,
  });
});

test('Every option is read, in any order', () => {
  const argv = '--bank bhkb --dry-run rates.txt --format json --date 20/11/2026 --project p';
  const why = ['--accept-jumps', ' Dévaluation du jour '];
  expect(parseImportArguments([...argv.split(' '), ...why])).toEqual({
    file: 'rates.txt',
    format: 'json',
    dryRun: true,
    project: 'p',
    date: '2026-11-20',
    bank: 'BHBK',
    acceptJumps: 'Dévaluation du jour',
  });
});

test('Asking for help asks for nothing else', () => {
  expect(parseImportArguments(['--help'])).toBe(undefined);
});

test.each([
  [[], 'Name one file to import.'],
  [['a.csv', 'b.csv'], 'Name one file to import.'],
  [['a.xlsx'], 'The format "xlsx" is neither csv nor json'],
  [['a'], 'The format "" is neither csv nor json'],
  [['a.csv', '--date', 'hier'], '--date "hier" is no day; write it YYYY-MM-DD.'],
  [['a.csv', '--bank', 'XXXX'], '--bank "XXXX" is no bank we know'],
  [['a.csv', '--force'], "Unknown option '--force'"],
  [['a.csv', '--date'], 'argument missing'],
  [['a.csv', '--accept-jumps', 'oui'], '--accept-jumps wants the reason'],
])('The command line %j is refused with what is wrong and the usage', (argv, problem) => {
  expect(() => parseImportArguments(argv)).toThrow(problem);
  expect(() => parseImportArguments(argv)).toThrow('Usage: npm run rates:import -- FILE');
});
