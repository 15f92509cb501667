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

const rank = (mode: 'SELECTED' | 'BUY', bank: 'BIAT' | 'STBK' | 'ATBK' | 'UIBK') => {
  return bankRank(counters, mode, bank);
};

test('To sell, the highest purchase rate is first; to buy, the lowest sale rate', () => {
  expect([rank('SELECTED', 'STBK'), rank('SELECTED', 'BIAT'), rank('BUY', 'ATBK')]).toEqual([
    { place: 1, of: 3, isShared: false },
    { place: 3, of: 3, isShared: false },
    { place: 1, of: 3, isShared: false },
  ]);
});

test('Banks with one rate share a place', () => {
  const second = { place: 2, of: 3, isShared: true };
  expect([rank('BUY', 'BIAT'), rank('BUY', 'STBK')]).toEqual([second, second]);
});

test('An older board has no rank, and fewer than three boards give none', () => {
  expect(rank('SELECTED', 'UIBK')).toBeUndefined();
  const two = countersToday('EUR', [bankQuote('BIAT', [3.3, 3.4], today)], today);
  expect(bankRank(two, 'BUY', 'BIAT')).toBeUndefined();
});
