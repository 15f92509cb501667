// @vitest-environment node
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { expect, it } from 'vitest';
import { boardOfStats, day, euroStats, friday, quote } from '../../testing/rates-fixtures.ts';
import { shownBankDays } from './bank-days.ts';

const thursday = day('2026-11-19');
const rate = { purchaseRate: 3.3, saleRate: 3.4, source: 'bank-page' } as const;
const board = boardOfStats(
  euroStats({ banks: [quote({ bankId: 'BIAT' }), quote({ bankId: 'STBK', saleRate: 3.9 })] }),
  euroStats({
    currency: 'USD',
    banks: [quote({ bankId: 'BIAT', date: thursday })],
    central: { value: 2.9, date: thursday, source: 'bct' },
  }),
  { currency: 'GBP', banks: [] },
  euroStats({
    currency: 'JPY',
    banks: [quote({ bankId: 'BIAT', purchaseRate: 0.018, saleRate: 0.019 })],
    central: { value: 0.0184, manualValue: 0.0185, date: friday, source: 'bct' },
  }),
);
const own: readonly BankSnapshot[] = [
  { bankId: 'BIAT', date: friday, rates: { CHF: rate }, count: 1 },
];

it('Until a bank’s days arrive, its quotes on the board replace them, each with its own day', () => {
  expect(shownBankDays({ kind: 'loading' }, board, 'BIAT')).toEqual([
    {
      bankId: 'BIAT',
      date: friday,
      rates: { EUR: rate, JPY: { ...rate, purchaseRate: 0.018, saleRate: 0.019 } },
      count: 2,
    },
    { bankId: 'BIAT', date: thursday, rates: { USD: rate }, count: 1 },
  ]);
});

it('The central bank’s days have mid rates, and banknote rates where known', () => {
  expect(shownBankDays({ kind: 'loading' }, board, 'BCTN')).toEqual([
    {
      bankId: 'BCTN',
      date: friday,
      rates: {
        EUR: { rate: 3.3752, source: 'bct' },
        JPY: { rate: 0.0184, manualRate: 0.0185, source: 'bct' },
      },
      count: 2,
    },
    { bankId: 'BCTN', date: thursday, rates: { USD: { rate: 2.9, source: 'bct' } }, count: 1 },
  ]);
});

it('They replace days that do not come, not days that came, even without a rate', () => {
  const unanswered = { kind: 'failed', failure: 'unanswered', value: undefined } as const;
  expect(shownBankDays(unanswered, board, 'STBK')).toEqual([
    { bankId: 'STBK', date: friday, rates: { EUR: { ...rate, saleRate: 3.9 } }, count: 1 },
  ]);
  expect(shownBankDays({ ...unanswered, value: own }, board, 'BIAT')).toBe(own);
  expect(shownBankDays({ kind: 'ready', value: own }, board, 'BIAT')).toBe(own);
  expect(shownBankDays({ kind: 'ready', value: [] }, board, 'BIAT')).toEqual([]);
});

it('Shows nothing without a quote, without a board, or if the days were refused', () => {
  expect(shownBankDays({ kind: 'loading' }, board, 'UIBK')).toBeUndefined();
  expect(shownBankDays({ kind: 'loading' }, undefined, 'BIAT')).toBeUndefined();
  const refused = { kind: 'failed', failure: 'refused', value: own } as const;
  expect(shownBankDays(refused, board, 'BIAT')).toBeUndefined();
});
