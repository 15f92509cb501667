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
  ['sell', 1, 1000],
  ['spend', 1, 1000],
  ['buy', 1, 1000],
  ['sell', 0, 1000],
  ['sell', 10, 10],
  ['buy', 500, 500],
  ['spend', 1000, 1000],
] as const)('In %s intent %d is compared as %d', (intent, given, compared) => {
  expect(comparedAmount(counters, intent, decimal(given)).toNumber()).toBe(compared);
});

test('One bank alone is not compared, so its amount stays', () => {
  const one = countersToday('EUR', [bankQuote('BIAT', [3.333, 3.411], today)], today);
  expect(comparedAmount(one, 'buy', decimal(1)).toNumber()).toBe(1);
});
