// @vitest-environment node
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { expect, it } from 'vitest';
import {
  bankDay,
  boardOfStats,
  day,
  euroStats,
  friday,
  quote,
  ratesOfPage,
} from '../../testing/rates-fixtures.ts';
import type { Reading } from '../store/reading.ts';
import { shownBankDays } from './bank-days.ts';

const thursday = day('2026-11-19');
const rate = ratesOfPage(3.3, 3.4);
const yen = ratesOfPage(0.018, 0.019);
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
const own = [bankDay(friday, { CHF: rate })];

it('Until a bank’s days arrive, its quotes on the board replace them, each with its own day', () => {
  expect(shownBankDays({ kind: 'loading' }, board, 'BIAT', friday)).toEqual([
    bankDay(friday, { EUR: rate, JPY: yen }),
    bankDay(thursday, { USD: rate }),
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
  const older = ratesOfPage(3.3, 3.5);
  const newer = ratesOfPage(3.3, 3.6);
  const days = [
    bankDay(day('2026-11-23'), { EUR: newer }),
    bankDay(friday, { EUR: newer, CHF: rate }),
    bankDay(thursday, { EUR: older }),
  ];
  expect(shownBankDays(ready(days), board, 'BIAT', friday)).toEqual([
    bankDay(friday, { EUR: rate, JPY: yen, CHF: rate }),
    bankDay(thursday, { USD: rate, EUR: older }),
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
