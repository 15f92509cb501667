import { expect, test } from 'vitest';
import { decimal } from '../money/decimal.ts';
import { bankQuote } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { comparedAmount } from './compared-amount.ts';
import { countersToday } from './counters.ts';

const today = day('2026-11-20');
const counters = countersToday(
  'EUR',
  [bankQuote('BIAT', [3.333, 3.411], today), bankQuote('STBK', [3.345, 3.425], today)],
  today,
);

test.each([
  ['SELECTED', 1, 1000],
  ['TND', 1, 1000],
  ['BUY', 1, 1000],
  ['SELECTED', 0, 1000],
  ['SELECTED', 10, 10],
  ['BUY', 500, 500],
  ['TND', 1000, 1000],
] as const)('In %s mode %d is compared as %d', (mode, given, compared) => {
  expect(comparedAmount(counters, mode, decimal(given)).toNumber()).toBe(compared);
});

test('One bank alone is not compared, so its amount stays', () => {
  const one = countersToday('EUR', [bankQuote('BIAT', [3.333, 3.411], today)], today);
  expect(comparedAmount(one, 'BUY', decimal(1)).toNumber()).toBe(1);
});
