import { expect, test } from 'vitest';
import { printedUnit } from '../quoted-rate.ts';
import { parseBankPage } from './bank-page.ts';
import { currencyOfWords } from './currency-words.ts';
import { printedDays } from './printed-day.ts';
import { shapedPages } from './testing/shaped-pages.ts';

test.each([
  ['le 12/11/2026', ['2026-11-12']],
  ['au 1-2-26', ['2026-02-01']],
  ['12.11.2026 09:15', ['2026-11-12']],
  ['2026-11-12T08:30', ['2026-11-12']],
  ['Jeudi 12 Novembre 2026', ['2026-11-12']],
  ['1er août 2026', ['2026-08-01']],
  ['du 11/11/2026 au 12/11/2026', ['2026-11-11', '2026-11-12']],
  ['12/11/2026, 12 novembre 2026', ['2026-11-12']],
  ['31/02/2026', []],
  ['11/13/2026', []],
  ['12/11-2026', []],
  ['tél. 71 12 11 20 26', []],
])('The days in %j are %j', (text, days) => {
  expect(printedDays(text)).toEqual(days);
});

test.each([
  ['1', 1],
  ['1 000', 1000],
  ['1.000', 1000],
  ['100 JPY', 100],
  ['1000JPY', 1000],
  ['10 SAR', undefined],
  ['25', undefined],
  ['1,5', undefined],
  ['', undefined],
])('The unit %j of the yen is %s', (text, unit) => {
  expect(printedUnit(text, 'JPY')).toBe(unit);
});

test.each([
  ['eur', 'EUR'],
  ['YEN', 'JPY'],
  ['DOLLAR DES USA', 'USD'],
  ['Dinar koweïtien', 'KWD'],
  ['Swiss Franc', 'CHF'],
  ['100 JPY', 'JPY'],
  ['EUR / USD', undefined],
  ['Dinar', undefined],
  ['TND', undefined],
  ['', undefined],
])('The words %j name %s', (text, currency) => {
  expect(currencyOfWords(text)).toBe(currency);
});

test('A page’s own words for a currency take precedence over ours', () => {
  expect(currencyOfWords('Yen', { YEN: 'CNY' })).toBe('CNY');
});

test.each([
  ['an address without https', { address: 'http://bank.example/' }, 'address'],
  ['the central bank', { bankId: 'BCTN' }, 'bankId'],
  ['a currency nobody knows among its words', { names: { Couronne: 'XYZ' } }, 'names.Couronne'],
  ['words of headers where there are none', { rows: { kind: 'rows', rows: 'tr' } }, 'description'],
  ['a field that means nothing', { colour: 'red' }, 'colour'],
  ['an authority that is no certificate', { authority: 'trust me' }, 'authority'],
])('A description with %s is refused', (_, change, field) => {
  const { page } = shapedPages.headedTable;
  expect(parseBankPage({ ...page, ...change })).toMatchObject({ ok: false, field });
});
