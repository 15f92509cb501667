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

test('Any other word, and the dinar itself, matches no currency', () => {
  expect(['', 's', 'euross', 'bananes', 'tnd', 'dinar-tunisien'].map(currencyByWord)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
