import { expect, test } from 'vitest';
import { bankQuote } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { bankRank, placeInWords } from './bank-rank.ts';
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

const words = (mode: 'SELECTED' | 'BUY', bank: 'BIAT' | 'STBK' | 'ATBK' | 'UIBK') => {
  const rank = bankRank(counters, mode, bank);
  return rank && `${placeInWords(rank)}${rank.isShared ? ' ex æquo' : ''} sur ${rank.of}`;
};

test('To sell, the highest purchase rate is first; to buy, the lowest sale rate', () => {
  expect([words('SELECTED', 'STBK'), words('SELECTED', 'BIAT')]).toEqual(['1ᵉʳ sur 3', '3ᵉ sur 3']);
  expect(words('BUY', 'ATBK')).toBe('1ᵉʳ sur 3');
});

test('Banks with one rate share a place', () => {
  expect([words('BUY', 'BIAT'), words('BUY', 'STBK')]).toEqual([
    '2ᵉ ex æquo sur 3',
    '2ᵉ ex æquo sur 3',
  ]);
});

test('An older board has no rank, and fewer than three boards give none', () => {
  expect(words('SELECTED', 'UIBK')).toBeUndefined();
  const two = countersToday('EUR', [bankQuote('BIAT', [3.3, 3.4], today)], today);
  expect(bankRank(two, 'BUY', 'BIAT')).toBeUndefined();
});
