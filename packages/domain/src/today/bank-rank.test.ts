import { expect, test } from 'vitest';
import { bankQuote } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { bankRank } from './bank-rank.ts';
import { countersToday } from './counters.ts';

const today = day('2026-11-20');
const counters = countersToday(
  'EUR',
  [
    bankQuote('BIAT', [3.3, 3.4], today),
    bankQuote('STBK', [3.35, 3.4], today),
    bankQuote('ATBK', [3.32, 3.39], today),
    bankQuote('UIBK', [3.4, 3.41], day('2026-11-13')),
  ],
  today,
);

const rank = (intent: 'sell' | 'buy', bank: 'BIAT' | 'STBK' | 'ATBK' | 'UIBK') => {
  return bankRank(counters, intent, bank);
};

test('To sell, the highest purchase rate is first; to buy, the lowest sale rate', () => {
  expect([rank('sell', 'STBK'), rank('sell', 'BIAT'), rank('buy', 'ATBK')]).toEqual([
    { place: 1, of: 3, isShared: false },
    { place: 3, of: 3, isShared: false },
    { place: 1, of: 3, isShared: false },
  ]);
});

test('Banks with one rate share a place', () => {
  const second = { place: 2, of: 3, isShared: true };
  expect([rank('buy', 'BIAT'), rank('buy', 'STBK')]).toEqual([second, second]);
});

test('An older board has no rank, and fewer than three boards give none', () => {
  expect(rank('sell', 'UIBK')).toBeUndefined();
  const two = countersToday('EUR', [bankQuote('BIAT', [3.3, 3.4], today)], today);
  expect(bankRank(two, 'buy', 'BIAT')).toBeUndefined();
});
