import { historySeries } from '@dinar/domain/rates/history-series';
import { expect, it } from 'vitest';
import { day } from '../../testing/rates-fixtures.ts';
import { historyCsv } from './history-csv.ts';

const points = {
  '11-19': { central: 0.018165 },
  '11-20': { central: 3.3891, bestBuy: 3.36, bestSell: 3.42 },
};
const series = historySeries(
  [{ currency: 'EUR', year: '2026', points }],
  day('2026-11-24'),
  'month',
);

it('the file has a line for every day, with its source or the reason for its absence, with French marks', () => {
  expect(historyCsv('EUR', series, false, 'fr')).toEqual({
    name: 'cours-eur-tnd-2026-11-19-2026-11-23.csv',
    text: [
      '\ufeffjour;devise;cours en TND;nature;source;meilleur achat;meilleure vente;sans cours',
      '2026-11-19;EUR;0,018165;cours de la Banque Centrale;Banque Centrale de Tunisie;;;',
      '2026-11-20;EUR;3,3891;cours de la Banque Centrale;Banque Centrale de Tunisie;3,36;3,42;',
      '2026-11-21;EUR;;;;;;week-end',
      '2026-11-22;EUR;;;;;;week-end',
      '2026-11-23;EUR;;;;;;non publié',
      '',
    ].join('\r\n'),
  });
});

it('a file of demonstration values is marked in its name and in every line with a rate', () => {
  const { name, text } = historyCsv('EUR', series, true, 'fr');
  expect(name).toBe('cours-eur-tnd-2026-11-19-2026-11-23-demonstration.csv');
  const rates = text.split('\r\n').filter((line) => /EUR;\d/.test(line));
  expect(rates).toHaveLength(2);
  expect(rates.every((line) => line.includes(';données de démonstration;'))).toBe(true);
});

it('in English the file has the marks of English spreadsheets', () => {
  const { name, text } = historyCsv('EUR', series, false, 'en');
  expect(name).toBe('rates-eur-tnd-2026-11-19-2026-11-23.csv');
  expect(text).toContain(
    '\r\n2026-11-20,EUR,3.3891,central bank rate,Central Bank of Tunisia,3.36,3.42,\r\n',
  );
});

it.each([
  ['fr', ';'],
  ['ar', ';'],
  ['en', ','],
] as const)('no word in %s has the mark between two cells', (locale, between) => {
  for (const isDemo of [false, true]) {
    const lines = historyCsv('EUR', series, isDemo, locale).text.trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(between).length)).toEqual(lines.map(() => 8));
  }
});
