import { expect, test } from 'vitest';
import type { CommercialBankCode } from '../banks/bank-code.ts';
import { bankQuote, storedRates } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { boardOfToday } from './board-of-today.ts';
import { farthestFromMedian } from './median-distance.ts';

const today = day('2026-11-20');

function board(middles: Partial<Record<CommercialBankCode, number>>) {
  const banks = Object.entries(middles).map(([bank, middle]) =>
    bankQuote(bank as CommercialBankCode, [middle - 0.05, middle + 0.05], today),
  );
  return boardOfToday(storedRates({ currency: 'EUR', banks }), today);
}

test.each([
  [{ BIAT: 3.3, STBK: 3.3, BNTE: 3.3, ATBK: 3.399 }, 'ATBK', '3'],
  [{ BIAT: 3.2, STBK: 3.3, BNTE: 3.3, ATBK: 3.4, BTBK: 3.267 }, 'BTBK', '-1'],
  [{ BIAT: 3.2, STBK: 3.3, BNTE: 3.3, ATBK: 3.4 }, 'STBK', '0'],
] as const)('In %j the bank %s is %s %% from the median', (middles, bank, percent) => {
  const found = farthestFromMedian(board(middles), bank);
  expect(found?.percent.round(6).toFixed()).toBe(percent);
  expect(found).toMatchObject({ currency: 'EUR', days: [today], sources: ['bank-page'] });
});

test('Three boards, or a bank without a board in force, give no distance', () => {
  expect(farthestFromMedian(board({ BIAT: 3.3, STBK: 3.3, BNTE: 3.9 }), 'BNTE')).toBeUndefined();
  const four = board({ BIAT: 3.3, STBK: 3.3, BNTE: 3.3, ATBK: 3.3 });
  expect(farthestFromMedian(four, 'BTBK')).toBeUndefined();
  expect(farthestFromMedian(four, 'BCTN')).toBeUndefined();
});
