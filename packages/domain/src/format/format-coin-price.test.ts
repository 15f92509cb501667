import { expect, test } from 'vitest';
import { formatCoinPrice } from './format-coin-price.ts';

test('A price from one dollar on has 2 decimals, a smaller one 6', () => {
  expect(
    [91_234.5, 1, 0.9999996, 0.999999, 0.00001234].map((each) => formatCoinPrice(each, 'fr')),
  ).toEqual(['$91\u202f234,50', '$1,00', '$1,00', '$0,999999', '$0,000012']);
});

test('A price of zero, or that is no number, is shown as 0.00', () => {
  expect(
    [0, Number.NaN, Number.POSITIVE_INFINITY, -3].map((each) => formatCoinPrice(each, 'fr')),
  ).toEqual(Array.from({ length: 4 }, () => '$0.00'));
});
