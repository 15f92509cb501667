import { expect, test } from 'vitest';
import { describeCounts } from './describe-file.ts';
import { describeProblem, problemOfRefusal } from './describe-problem.ts';

const report = { read: 3, written: 2, unchanged: 1, rows: [], problems: [] };
const nothing = 'rien n’est donné';

test('The counts of a good file are one line', () => {
  expect(describeCounts(report)).toBe('3 lignes lues, 2 écrites, 1 inchangée.');
  expect(describeCounts(report, { dryRun: true })).toBe('3 lignes lues, 2 à écrire, 1 inchangée.');
});

test('A line with two faults counts as one refused line, and each fault is a sentence', () => {
  const late = 'Le jour 2027-01-01 est à venir : l’année est-elle la bonne ?';
  const problems = [
    { line: 2, column: 'date', reason: late },
    { line: 4, column: 'vente', reason: nothing },
    { line: 4, column: 'achat', reason: nothing },
  ];
  expect(describeCounts({ ...report, problems })).toBe(
    "3 lignes lues, 2 refusées ; rien n'a été écrit.",
  );
  expect(problems.slice(0, 2).map(describeProblem)).toEqual([
    `ligne 2, colonne date : ${late}`,
    'ligne 4, colonne vente : rien n’est donné.',
  ]);
});

test('A refusal contains the column names of the file', () => {
  const refused = { row: 0, reason: 'jump', detail: 'Trop loin.' } as const;
  const field = (name: string) => ({ text: '3', name, line: 7 });
  const fields = { purchase: field('Achat'), sale: field('Vente') };
  expect(problemOfRefusal(refused, { line: 7, fields })).toEqual({
    line: 7,
    column: 'Achat/Vente',
    reason: 'Trop loin.',
  });
  expect(problemOfRefusal(refused, { line: 7, fields: { mid: field('Moyen') } })).toEqual({
    line: 7,
    column: 'Moyen',
    reason: 'Trop loin.',
  });
});
