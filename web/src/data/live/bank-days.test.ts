// @vitest-environment node
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { expect, it } from 'vitest';
import { boardOfStats, day, euroStats, friday, quote } from '../../testing/rates-fixtures.ts';
import type { Reading } from '../store/reading.ts';
import { shownBankDays } from './bank-days.ts';

const thursday = day('2026-11-19');
const rate = { purchaseRate: 3.3, saleRate: 3.4, source: 'bank-page' } as const;
const read = (...stats: Parameters<typeof boardOfStats>): Reading<'board'> => ({
  kind: 'ready',
  entry: boardOfStats(...stats),
  isLive: true,
});
const board = read(
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
const ofBank = (value: readonly BankSnapshot[]) =>
  ({ kind: 'snapshots', key: 'snapshots:BIAT', value }) as const;
const ready = (value: readonly BankSnapshot[]) =>
  ({ kind: 'ready', entry: ofBank(value), isLive: true }) as const;
const own: readonly BankSnapshot[] = [
  { bankId: 'BIAT', date: friday, rates: { CHF: rate }, count: 1 },
];

it('Until a bank’s days arrive, its quotes on the board replace them, each with its own day', () => {
  expect(shownBankDays({ kind: 'loading' }, board, 'BIAT', friday)).toEqual([
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
  expect(shownBankDays({ kind: 'loading' }, board, 'BCTN', friday)).toEqual([
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

it('What the bank published last is what the board says; its own days give what was before', () => {
  const older = { ...rate, saleRate: 3.5 };
  const newer = { ...rate, saleRate: 3.6 };
  const days: readonly BankSnapshot[] = [
    { bankId: 'BIAT', date: day('2026-11-23'), rates: { EUR: newer }, count: 1 },
    { bankId: 'BIAT', date: friday, rates: { EUR: newer, CHF: rate }, count: 2 },
    { bankId: 'BIAT', date: thursday, rates: { EUR: older }, count: 1 },
  ];
  const yen = { ...rate, purchaseRate: 0.018, saleRate: 0.019 };
  expect(shownBankDays(ready(days), board, 'BIAT', friday)).toEqual([
    { bankId: 'BIAT', date: friday, rates: { EUR: rate, JPY: yen, CHF: rate }, count: 3 },
    { bankId: 'BIAT', date: thursday, rates: { USD: rate, EUR: older }, count: 2 },
  ]);
  const unanswered = { kind: 'failed', failure: 'unanswered', entry: ofBank(days) } as const;
  expect(shownBankDays(unanswered, board, 'BIAT', friday)).toHaveLength(2);
  expect(shownBankDays(ready(own), { kind: 'loading' }, 'BIAT', friday)).toBe(own);
  expect(shownBankDays(ready([]), board, 'UIBK', friday)).toEqual([]);
});

it('A corrected mid rate keeps its reason', () => {
  const central = { value: 3.4, date: friday, source: 'bct', correction: 'faute' } as const;
  const corrected = read(euroStats({ central }));
  expect(shownBankDays({ kind: 'loading' }, corrected, 'BCTN', friday)).toMatchObject([
    { rates: { EUR: { rate: 3.4, correction: 'faute' } } },
  ]);
});

it('Shows nothing without a quote, without a board, or if the days were refused', () => {
  expect(shownBankDays({ kind: 'loading' }, board, 'UIBK', friday)).toBeUndefined();
  expect(shownBankDays({ kind: 'loading' }, { kind: 'loading' }, 'BIAT', friday)).toBeUndefined();
  const refused = { kind: 'failed', failure: 'refused', entry: ofBank(own) } as const;
  expect(shownBankDays(refused, board, 'BIAT', friday)).toBeUndefined();
});
