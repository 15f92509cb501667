import { expect, test } from 'vitest';
import { askedHref, askedIn, bankCurrencyHref, comparatorQuestion } from './asked.ts';

const read = (query: Readonly<Record<string, string>>) =>
  askedIn(new Map(Object.entries(query)), 'spend');

test('An address has the words of the converter, and leaves out what is the default there', () => {
  expect(bankCurrencyHref('BHBK', 'EUR')).toBe('/cours-change/bh/eur');
  expect(bankCurrencyHref('BHBK', 'EUR', { intent: 'buy', text: '12000' })).toBe(
    '/cours-change/bh/eur?intent=buy&amount=12000',
  );
  expect(askedHref('/comparateur/eur', { intent: 'spend', text: '1000' }, comparatorQuestion)).toBe(
    '/comparateur/eur',
  );
  expect(
    askedHref('/comparateur/eur', { intent: 'sell', text: '1 500,5' }, comparatorQuestion),
  ).toBe('/comparateur/eur?intent=sell&amount=1%20500%2C5');
});

test('Half a character, which no address can have, is replaced in an address', () => {
  expect(bankCurrencyHref('BHBK', 'EUR', { intent: 'sell', text: '5\ud83d' })).toBe(
    '/cours-change/bh/eur?amount=5%EF%BF%BD',
  );
});

test('What an address says is read back; an unknown intent is the default', () => {
  expect(read({ intent: 'buy', amount: '12000' })).toEqual({ intent: 'buy', text: '12000' });
  expect(read({ intent: 'steal' })).toEqual({ intent: 'spend', text: undefined });
});

test('The words of earlier addresses are understood', () => {
  expect(read({ sens: 'devise', montant: '250,5' })).toEqual({ intent: 'sell', text: '250,5' });
});
