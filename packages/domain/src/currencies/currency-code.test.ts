import { expect, test } from 'vitest';
import { forHostileTexts } from '../testing/hostile-text.ts';
import { parseCurrencyCode, parseForeignCurrencyCode } from './currency-code.ts';
import { currencyTable } from './currency-table.ts';

test('A currency code is parsed in any case and with spaces around it', () => {
  expect([' eur ', 'Usd', 'TND', 'XXX', ''].map(parseCurrencyCode)).toEqual([
    'EUR',
    'USD',
    'TND',
    undefined,
    undefined,
  ]);
});

test('The name of an inherited object property is no currency', () => {
  expect(parseCurrencyCode('constructor')).toBeUndefined();
  expect(parseCurrencyCode('__proto__')).toBeUndefined();
});

test('The dinar is no foreign currency', () => {
  expect(['tnd', 'eur'].map(parseForeignCurrencyCode)).toEqual([undefined, 'EUR']);
});

test('The central bank quotes neither AUD nor TRY', () => {
  expect(currencyTable.AUD.centralBankQuoted).toBe(false);
  expect(currencyTable.TRY.centralBankQuoted).toBe(false);
});

test('Any text gives a currency of the table or undefined', () => {
  const codes = [...Object.keys(currencyTable), undefined];
  forHostileTexts((text) => expect(codes).toContain(parseCurrencyCode(text)));
});
