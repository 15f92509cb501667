import { expect, test } from 'vitest';
import { currencyByWord } from './currency-words.ts';

test('A currency is named in the singular or the plural, in any case', () => {
  expect(
    ['euro', 'EUROS', 'dollar-americain', 'Livres', 'livre-sterling'].map(currencyByWord),
  ).toEqual(['EUR', 'EUR', 'USD', 'GBP', 'GBP']);
});

test('Any other word names none', () => {
  expect(['', 's', 'eur', 'euross', 'bananes'].map(currencyByWord)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
