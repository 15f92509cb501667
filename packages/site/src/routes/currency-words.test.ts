import { expect, test } from 'vitest';
import { currencyByWord } from './currency-words.ts';

test('A currency is named in the singular or the plural, in any case', () => {
  expect(
    ['euro', 'EUROS', 'dollar-americain', 'Livres', 'livre-sterling'].map(currencyByWord),
  ).toEqual(['EUR', 'EUR', 'USD', 'GBP', 'GBP']);
});

test('A currency is named by its code and by its name, without accents, too', () => {
  expect(
    ['usd', 'EUR', 'gbp', 'franc-suisse', 'couronne-norvegienne', 'Dollar-US'].map(currencyByWord),
  ).toEqual(['USD', 'EUR', 'GBP', 'CHF', 'NOK', 'USD']);
});

test('The first word of a name is enough if one currency alone has it', () => {
  expect(['yen', 'francs', 'rial', 'couronne', 'dirham'].map(currencyByWord)).toEqual([
    'JPY',
    'CHF',
    'OMR',
    undefined,
    undefined,
  ]);
});

test('Any other word, and the dinar itself, matches no currency', () => {
  const others = ['', 's', 'euross', 'bananes', 'tnd', 'dinar-tunisien', 'dinars'];
  expect(others.map(currencyByWord)).toEqual(others.map(() => undefined));
});
