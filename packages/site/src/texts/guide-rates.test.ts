import { expect, test } from 'vitest';
import { plainBoard } from '../testing/site-fixtures.ts';
import { guideRates } from './guide-rates.ts';

function linesOf(board: Parameters<typeof guideRates>[0]) {
  return guideRates(board).map(
    ({ currency, rate, exampleAmount, exampleValue, reference }) =>
      `1 ${currency} = ${rate}, ${exampleAmount} = ${exampleValue}, ${reference?.rate.day}`,
  );
}

test('Without known rates the guide has the specified examples', () => {
  expect(linesOf(undefined)).toEqual([
    '1 EUR = 3.41, 100 = 341, undefined',
    '1 USD = 3.15, 500 = 1575, undefined',
    '1 GBP = 4.02, 200 = 804, undefined',
  ]);
});

test('The guide uses the leading rates that other pages show', () => {
  expect(linesOf(plainBoard)).toEqual([
    '1 EUR = 3.389, 100 = 338.9, 2026-11-20',
    '1 USD = 2.9345, 500 = 1467.25, 2026-11-19',
    '1 GBP = 4.02, 200 = 804, undefined',
  ]);
});
