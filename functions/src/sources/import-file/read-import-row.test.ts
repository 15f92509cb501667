import { parseRateDate } from '@dinar/domain/days/rate-date';
import { expect, test } from 'vitest';
import { parseRatesCsv } from './parse-rates-csv.ts';
import { type ReadRow, readImportRow } from './read-import-row.ts';

const date = parseRateDate('2026-11-20');
const defaults = { bank: 'BIAT', date } as const;

function readFirst(csv: string): ReadRow | undefined {
  const [row] = parseRatesCsv(csv, 'r.csv').rows;
  return row && readImportRow(row, defaults);
}

test('Rates for so many units are divided, decimals kept exact', () => {
  expect(readFirst('devise;unité;achat;vente\njpy;1 000;18,24;18.76')).toEqual({
    ok: true,
    candidate: {
      date: '2026-11-20',
      bankId: 'BIAT',
      currency: 'JPY',
      purchaseRate: 0.01824,
      saleRate: 0.01876,
      status: 1,
    },
  });
});

test('The central bank has a mid rate, and no other bank has one', () => {
  expect(readFirst('banque;devise;moyen\nbanque-centrale-tunisie;EUR;3,4')).toEqual({
    ok: true,
    candidate: { date: '2026-11-20', bankId: 'BCTN', currency: 'EUR', rate: 3.4, status: 1 },
  });
  expect(readFirst('banque;devise;achat;vente\nBCTN;EUR;3,4;3,4')).toEqual({
    ok: false,
    problems: [
      {
        line: 2,
        column: 'cours moyen',
        reason: 'la banque centrale a un cours moyen ; donnez un moyen',
      },
    ],
  });
  expect(readFirst('banque;devise;moyen\nSTBK;EUR;3,4')).toEqual({
    ok: false,
    problems: [
      {
        line: 2,
        column: 'moyen',
        reason: 'seule la banque centrale en a un ; donnez à STBK un achat et une vente',
      },
    ],
  });
});

test('A value of the row takes precedence over that of the command line', () => {
  const csv = 'date;banque;devise;achat;vente;statut\n19/11/2026;BH;USD;2,9;3;0';
  expect(readFirst(csv)).toMatchObject({
    candidate: { date: '2026-11-19', bankId: 'BHBK', status: 0 },
  });
});

test('A text that is cut in a reason ends with a whole character', () => {
  const csv = `devise;achat;vente\nEUR;x${'💶'.repeat(30)};3,44`;
  const reason = `« x${'💶'.repeat(19)} » n'est pas un cours`;
  expect(readFirst(csv)).toMatchObject({ problems: [{ column: 'achat', reason }] });
});

test('Every field that cannot be read is reported', () => {
  const csv = 'date;banque;devise;unité;achat;vente;statut\n32/11/26;?;TND;3;x;-1;actif';
  expect(readFirst(csv)).toEqual({
    ok: false,
    problems: [
      { line: 2, column: 'date', reason: "« 32/11/26 » n'est pas un jour ; écrivez JJ/MM/AAAA" },
      { line: 2, column: 'banque', reason: "« ? » n'est pas une banque connue" },
      { line: 2, column: 'devise', reason: "« TND » n'est pas une devise étrangère connue" },
      { line: 2, column: 'statut', reason: "« actif » n'est ni 1 ni 0" },
      { line: 2, column: 'unité', reason: "l'unité doit être 1, 10, 100, 1000" },
    ],
  });
  expect(readFirst('devise;achat;vente\nEUR;-1;')).toEqual({
    ok: false,
    problems: [
      { line: 2, column: 'achat', reason: "« -1 » n'est pas un cours" },
      { line: 2, column: 'vente', reason: 'rien n’est donné' },
    ],
  });
});
