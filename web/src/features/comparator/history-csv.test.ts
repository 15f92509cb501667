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

it('the file has a line for every day, with its source or the reason for its absence, in French format', () => {
  expect(historyCsv('EUR', series, false)).toEqual({
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
  const { name, text } = historyCsv('EUR', series, true);
  expect(name).toBe('cours-eur-tnd-2026-11-19-2026-11-23-demonstration.csv');
  const rates = text.split('\r\n').filter((line) => /EUR;\d/.test(line));
  expect(rates).toHaveLength(2);
  expect(rates.every((line) => line.includes(';données de démonstration;'))).toBe(true);
});
