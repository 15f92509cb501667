import { readFileSync } from 'node:fs';
import { utcDay } from '@dinar/domain/days/rate-date';
import { expect, test } from 'vitest';
import type { BankTablePage } from './bank-table-page.ts';
import { parseBankTable } from './parse-bank-table.ts';
import { stb } from './stb.ts';

const stbPage = readFixture('stb-2026-11-12.html');
const headedPage = readFixture('headed-2026-11-12.html');
const day = utcDay(new Date('2026-11-12T10:00:00Z'));

const headed: BankTablePage = {
  bankId: 'BIAT',
  address: 'https://bank.example/cours',
  cells: {
    kind: 'headers',
    table: '#cours',
    currency: ['code'],
    unit: ['unité'],
    purchase: ['achat'],
    sale: ['vente'],
    day: '.jour',
  },
  minimumRows: 3,
};

function readFixture(name: string): string {
  return readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
}

function rate(bankId: string, currency: string, purchaseRate: number, saleRate: number) {
  return { bankId, currency, date: day, purchaseRate, saleRate };
}

test('STB’s page is read by its classes: sale before purchase, usual units, two-digit year', () => {
  expect(parseBankTable(stbPage, stb, day)).toEqual([
    rate('STBK', 'EUR', 3.36, 3.44),
    rate('STBK', 'USD', 2.877, 2.945),
    rate('STBK', 'GBP', 3.87, 3.98),
    rate('STBK', 'CHF', 3.66, 3.76),
    rate('STBK', 'JPY', 0.01824, 0.01876),
    rate('STBK', 'CAD', 2.1, 2.16),
    rate('STBK', 'AED', 0.785, 0.809),
    rate('STBK', 'SAR', 0.768, 0.792),
    rate('STBK', 'KWD', 9.37, 9.69),
    rate('STBK', 'QAR', 0.79, 0.817),
    rate('STBK', 'BHD', 7.64, 7.9),
  ]);
});

test('A table without classes is read by the words of its header and its printed units', () => {
  expect(parseBankTable(headedPage, headed, day)).toEqual([
    rate('BIAT', 'EUR', 3.36, 3.44),
    rate('BIAT', 'USD', 2.877, 2.945),
    rate('BIAT', 'JPY', 0.01824, 0.01876),
    rate('BIAT', 'CHF', 3.66, 3.76),
  ]);
});

test('Swapping two columns with their headers changes nothing', () => {
  const swapped = headedPage.replace(
    /<(t[hd])>([^<]*)<\/\1><(t[hd])>([^<]*)<\/\3><\/tr>/g,
    '<$3>$4</$3><$1>$2</$1></tr>',
  );
  expect(swapped).not.toBe(headedPage);
  expect(parseBankTable(swapped, headed, day)).toEqual(parseBankTable(headedPage, headed, day));
});

test('A currency nobody knows is passed on, for ingestion to refuse it by name', () => {
  const page = stbPage.replace('data-codedevise="EUR"', 'data-codedevise="XYZ"');
  expect(parseBankTable(page, stb, day)[0]).toEqual(rate('STBK', 'XYZ', 3.36, 3.44));
});

test.each([
  ['an empty body', '', 'empty-body'],
  ['a page cut inside the table', stbPage.slice(0, 900), 'truncated'],
  ['an HTML error page', '<html><body>Service indisponible</body></html>', 'table-not-found'],
  ['a page of another day', stbPage.replaceAll('12/11/26', '11/11/26'), 'wrong-day'],
  ['a page with one row of another day', stbPage.replace('12/11/26', '11/11/26'), 'wrong-day'],
  ['an impossible day', stbPage.replace('12/11/26', '31/02/26'), 'day-not-found'],
  ['a row without its purchase', stbPage.replace('achat-change', 'x'), 'malformed-row'],
  ['a negative rate', stbPage.replace('3,440', '-3,440'), 'malformed-row'],
  ['an empty rate', stbPage.replace('3,440', ' '), 'malformed-row'],
  ['a code that is no code', stbPage.replace('"EUR"', '"EURO"'), 'malformed-row'],
  ['a handful of rows', stbPage.replace(/(<tr><td class="code.*\n){8}/, ''), 'too-few-rows'],
])('STB’s page is refused when it is %s', (_, body, code) => {
  expect(() => parseBankTable(body, stb, day)).toThrow(
    expect.objectContaining({ name: 'SourceError', source: 'STBK', code }),
  );
});

test.each([
  ['has moved', headedPage.replace('id="cours"', 'id="autre"'), 'table-not-found'],
  ['lost its sale column', headedPage.replace('Vente billets', 'Remarque'), 'column-not-found'],
  ['has two sale columns', headedPage.replace('Devise', 'Vente chèques'), 'column-ambiguous'],
  ['prints no day', headedPage.replace('12/11/2026', ''), 'day-not-found'],
  ['prints an unknown unit', headedPage.replace('>10<', '>25<'), 'malformed-row'],
  ['has a row of fewer cells', headedPage.replace('<td>3,3600</td>', ''), 'malformed-row'],
])('A headed table is refused when it %s', (_, body, code) => {
  expect(() => parseBankTable(body, headed, day)).toThrow(
    expect.objectContaining({ name: 'SourceError', source: 'BIAT', code }),
  );
});
