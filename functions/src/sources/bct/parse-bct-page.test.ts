import { addDays, utcDay } from '@dinar/domain/days/rate-date';
import { expect, test } from 'vitest';
import { goodBodies } from '../testing/source-bodies.ts';
import { parseBctPage } from './parse-bct-page.ts';

const page = goodBodies.bct;
const day = utcDay(new Date('2026-11-12T18:00:00Z'));

function midRate(currency: string, rate: number, manualRate?: number) {
  const manual = manualRate === undefined ? {} : { manualRate };
  return { bankId: 'BCTN', currency, date: day, rate, ...manual };
}

function replaceRow(currency: string, change: (row: string) => string): string {
  const row = new RegExp(`<tr> <td nowrap scope='col'><img alt='${currency}/CHF'.*?</tr>`);
  const changed = page.replace(row, change);
  expect(changed).not.toBe(page);
  return changed;
}

test('Both tables are read, with each rate divided by its unit; DZD, MAD and MRU have no manual rate', () => {
  expect(parseBctPage(page, day)).toEqual({
    rates: [
      midRate('DZD', 0.02201),
      midRate('SAR', 0.7801, 0.779),
      midRate('CAD', 2.13, 2.127),
      midRate('DKK', 0.456, 0.4547),
      midRate('USD', 2.91, 2.925),
      midRate('GBP', 3.92, 3.902),
      midRate('JPY', 0.0185, 0.018455),
      midRate('MAD', 0.317),
      midRate('NOK', 0.316, 0.3142),
      midRate('SEK', 0.312, 0.3102),
      midRate('CHF', 3.71, 3.702),
      midRate('KWD', 9.53, 9.518),
      midRate('AED', 0.797, 0.796),
      midRate('EUR', 3.4, 3.391),
      midRate('LYD', 0.459, 0.458),
      midRate('MRU', 0.073),
      midRate('BHD', 7.76, 7.75),
      midRate('QAR', 0.802, 0.801),
      midRate('CNY', 0.43, 0.429),
      midRate('OMR', 7.6, 7.59),
    ],
  });
});

test('The unit is read from the page, not assumed', () => {
  const perHundred = replaceRow('USD', (row) =>
    row.replace('>1<', '>100<').replace('2,91', '291,'),
  );
  expect(parseBctPage(perHundred, day).rates).toContainEqual(midRate('USD', 2.91, 2.925));
});

test('Accents may arrive broken, in the day and in the headings', () => {
  for (const broken of ['\ufffd', 'Ã©', 'Ã\u00a9']) {
    expect(parseBctPage(page.replaceAll('é', broken), day)).toEqual(parseBctPage(page, day));
  }
});

test('Columns are found by their header, in any order', () => {
  const swapped = page
    .replace(/Sigle/g, 'SIGLE?')
    .replace(/Unit&eacute;/g, 'Sigle')
    .replace(/SIGLE\?/g, 'Unit&eacute;')
    .replace(
      /<td scope='col'>([A-Z]{3})<\/td> <td scope='col'><div align='right'>(\d+)<\/div><\/td>/g,
      "<td scope='col'>$2</td> <td scope='col'>$1</td>",
    );
  expect(parseBctPage(swapped, day)).toEqual(parseBctPage(page, day));
});

test('A section of monthly means before that of the day is ignored', () => {
  const monthly = page
    .slice(page.indexOf('<h3'), page.lastIndexOf('<h3'))
    .replace('Cours Moyens', 'Cours moyens mensuels')
    .replaceAll('3,4000', '3,5000');
  const first = page.indexOf('<h3');
  const both = page.slice(0, first) + monthly + page.slice(first);
  expect(parseBctPage(both, day)).toEqual(parseBctPage(page, day));
});

const manual = page.lastIndexOf('<h3');
const interbankAlone = parseBctPage(page, day).rates.map(({ currency, rate }) =>
  midRate(currency, rate),
);

test.each([
  [
    'is gone',
    page.slice(0, manual),
    'aucun titre ne dit « Cours Moyens en dinar tunisien pour le Change Manuel et les Chèques de Voyage des Devises Cotées sur le Marché des Changes Interbancaire »',
  ],
  [
    'is of another day',
    page.replace('&nbsp;12/11/2026', '&nbsp;11/11/2026'),
    'la page montre le 2026-11-11, et non le 2026-11-12',
  ],
  [
    'has a row that is no rate',
    page.replace('3,391', 'n/c'),
    'ligne ["EURO","EUR","1","n/c"] : "n/c" n’est pas un cours (ce n’est pas un nombre)',
  ],
  [
    'has few rows',
    page.replace(/(.*<tbody>)(?: <tr>.*?<\/tr>){8}/s, '$1'),
    'seulement 9 lignes, sur 10 au moins',
  ],
])(
  'When the manual-exchange table %s, interbank rates are accepted and the loss is reported',
  (_, body, seen) => {
    expect(parseBctPage(body, day)).toEqual({
      rates: interbankAlone,
      manualProblem: `Aucun cours du change manuel : ${seen}.`,
    });
  },
);

test('A manual-exchange rate of a currency without an interbank rate is reported', () => {
  const { rates, manualProblem } = parseBctPage(
    replaceRow('EUR', () => ''),
    day,
  );
  expect(rates).toHaveLength(19);
  expect(manualProblem).toBe('Cours du change manuel sans cours interbancaire : EUR.');
});

test('The message of a refusal contains the observed fault and the advice', () => {
  expect(() => parseBctPage(page, addDays(day, 1))).toThrow(
    'BCT : la page montre le 2026-11-12, et non le 2026-11-13. Rien n’a été écrit ; la page sera lue de nouveau quand ce jour sera publié.',
  );
});
