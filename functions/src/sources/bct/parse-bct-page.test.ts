import { readFileSync } from 'node:fs';
import { addDays, utcDay } from '@dinar/domain/days/rate-date';
import { expect, test } from 'vitest';
import { parseBctPage } from './parse-bct-page.ts';

const page = readFileSync(new URL('./fixtures/mid-rates-2026-11-12.html', import.meta.url), 'utf8');
const day = utcDay(new Date('2026-11-12T18:00:00Z'));

function midRate(currency: string, rate: number) {
  return { bankId: 'BCTN', currency, date: day, purchaseRate: rate, saleRate: rate };
}

function replaceRow(currency: string, change: (row: string) => string): string {
  const row = new RegExp(`<tr> <td nowrap scope='col'><img alt='${currency}/CHF'.*?</tr>`);
  const changed = page.replace(row, change);
  expect(changed).not.toBe(page);
  return changed;
}

test('The interbank table is read, each rate divided by its unit, and the manual one is not', () => {
  expect(parseBctPage(page, day)).toEqual([
    midRate('DZD', 0.02201),
    midRate('SAR', 0.7801),
    midRate('CAD', 2.13),
    midRate('DKK', 0.456),
    midRate('USD', 2.91),
    midRate('GBP', 3.92),
    midRate('JPY', 0.0185),
    midRate('MAD', 0.317),
    midRate('NOK', 0.316),
    midRate('SEK', 0.312),
    midRate('CHF', 3.71),
    midRate('KWD', 9.53),
    midRate('AED', 0.797),
    midRate('EUR', 3.4),
    midRate('LYD', 0.459),
    midRate('MRU', 0.073),
  ]);
});

test('The unit is read from the page, not assumed', () => {
  const perHundred = replaceRow('USD', (row) =>
    row.replace('>1<', '>100<').replace('2,91', '291,'),
  );
  expect(parseBctPage(perHundred, day)).toContainEqual(midRate('USD', 2.91));
});

test('The accents of « Journée » may arrive broken', () => {
  expect(parseBctPage(page.replaceAll('Journée', 'Journ\ufffde'), day)).toHaveLength(16);
  expect(parseBctPage(page.replaceAll('Journée', 'JournÃ©e'), day)).toHaveLength(16);
});

test('Columns are found by their header, wherever they stand', () => {
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

test.each([
  ['an empty body', '  \n', 'empty-body'],
  ['a body of 50 MB', 'x'.repeat(50_000_000), 'too-large'],
  ['a page cut inside the table', page.slice(0, 2500), 'truncated'],
  ['a page cut before the table', page.slice(0, 60), 'table-not-found'],
  ['an HTML error page', '<html><h1>500 Internal Server Error</h1></html>', 'table-not-found'],
  ['« Exhausted Resultset »', `${page}java.sql.SQLException: Exhausted Resultset`, 'no-data'],
  ['a page of another day', page.replace('12/11/2026', '11/11/2026'), 'wrong-day'],
  ['a page without a day', page.replace('12/11/2026', ''), 'day-not-found'],
  ['only the manual table', page.slice(page.lastIndexOf('<h3')), 'table-not-found'],
  ['a missing column', page.replace('Valeur', 'Remarque'), 'column-not-found'],
  ['two columns of one meaning', page.replace('Monnaie', 'Code'), 'column-ambiguous'],
  ['a negative rate', replaceRow('EUR', (row) => row.replace('  3,4', '-3,4')), 'malformed-row'],
  [
    'a rate that is no number',
    replaceRow('EUR', (row) => row.replace('3,4', 'n/c')),
    'malformed-row',
  ],
  ['an unknown unit', replaceRow('EUR', (row) => row.replace('>1<', '>7<')), 'malformed-row'],
  [
    'too few rows',
    replaceRow('EUR', () => '').replace(/<tr> <td nowrap.*?<\/tr>/, ''),
    'too-few-rows',
  ],
])('The page is refused when it is %s', (_, body, code) => {
  expect(() => parseBctPage(body, day)).toThrow(
    expect.objectContaining({ name: 'SourceError', source: 'BCT', code }),
  );
});

test('A refusal says what was seen and what to do', () => {
  expect(() => parseBctPage(page, addDays(day, 1))).toThrow(
    'BCT: the page shows 2026-11-12, not 2026-11-13. Nothing was stored; ask again when the day is published.',
  );
});
