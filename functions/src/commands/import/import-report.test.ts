import { expect, test } from 'vitest';
import { describeImport, problemOfRefusal } from './import-report.ts';

const summary = { file: 'r.csv', read: 3, written: 2, unchanged: 1, problems: [], dryRun: false };

test('What was written is told in one line', () => {
  expect(describeImport(summary)).toBe('r.csv: 3 rows read, 2 written, 1 unchanged.\n');
  expect(describeImport({ ...summary, dryRun: true })).toBe(
    'r.csv: 3 rows read, 2 would be written, 1 unchanged.\n',
  );
});

test('Refused rows are listed in the order of the file, and counted once each', () => {
  const problems = [
    { line: 4, column: 'vente', reason: 'nothing is given' },
    {
      line: 2,
      column: 'date',
      reason: 'Le jour 2027-01-01 est à venir : l’année est-elle la bonne ?',
    },
    { line: 4, column: 'achat', reason: 'nothing is given' },
  ];
  expect(
    describeImport({ ...summary, problems }),
  ).toBe(`r.csv: 3 rows read, 2 refused; nothing was written.
  line 2, column date: Le jour 2027-01-01 est à venir : l’année est-elle la bonne ?
  line 4, column vente: nothing is given.
  line 4, column achat: nothing is given.
Correct them and run the import again.
`);
});

test('A refusal names the columns as the file does', () => {
  const refused = { row: 0, reason: 'jump', detail: 'Too far.' } as const;
  const field = (name: string) => ({ text: '3', name, line: 7 });
  const fields = { purchase: field('Achat'), sale: field('Vente') };
  expect(problemOfRefusal(refused, { line: 7, fields })).toEqual({
    line: 7,
    column: 'Achat/Vente',
    reason: 'Too far.',
  });
  expect(problemOfRefusal(refused, { line: 7, fields: { mid: field('Moyen') } })).toEqual({
    line: 7,
    column: 'Moyen',
    reason: 'Too far.',
  });
});
