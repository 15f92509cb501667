import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankCode } from '../banks/bank-code.ts';
import { daysBetween } from '../days/rate-date.ts';
import type { BankBoard } from '../documents/rates-stats-document.ts';
import { decimal } from '../money/decimal.ts';
import type { BankRate } from '../rates/bank-rate.ts';
import { anyBankRates, day, isCounter } from '../testing/rate-arbitraries.ts';
import { deriveBankBoard } from './derive-bank-board.ts';

function row(bankId: BankCode, date: string, pair: [number, number]): BankRate {
  const [purchaseRate, saleRate] = pair;
  return {
    bankId,
    currency: 'EUR',
    date: day(date),
    purchaseRate,
    saleRate,
    status: 1,
    source: 'bank-page',
    fetchedAt: new Date('2026-11-20T12:00:00Z'),
  };
}

function quote(bankId: BankCode, date: string, [purchaseRate, saleRate]: [number, number]) {
  return { bankId, date, purchaseRate, saleRate, source: 'bank-page' };
}

test('Each bank stands with its latest active row; the latest day alone has best and average', () => {
  const rows = [
    row('STBK', '2026-11-20', [3.342, 3.422]),
    row('STBK', '2026-11-19', [3.9, 3.91]),
    row('BIAT', '2026-11-20', [3.341, 3.421]),
    row('ATBK', '2026-11-13', [3.5, 3.51]),
    row('UIBK', '2026-11-12', [3.5, 3.51]),
    row('BCTN', '2026-11-20', [3.3891, 3.3891]),
    { ...row('BNTE', '2026-11-20', [3.7, 3.71]), status: 0 as const },
  ];
  expect(deriveBankBoard(rows)).toEqual({
    banks: [
      quote('ATBK', '2026-11-13', [3.5, 3.51]),
      quote('BIAT', '2026-11-20', [3.341, 3.421]),
      quote('STBK', '2026-11-20', [3.342, 3.422]),
    ],
    bestBuy: { bankId: 'STBK', rate: 3.342 },
    bestSell: { bankId: 'BIAT', rate: 3.421 },
    average: { purchaseRate: 3.3415, saleRate: 3.4215 },
    bankCount: 3,
    date: '2026-11-20',
  });
});

test('Without an active commercial row the board is empty and has no day', () => {
  const rows = [
    row('BCTN', '2026-11-20', [3.3891, 3.3891]),
    { ...row('BIAT', '2026-11-20', [3.3, 3.4]), status: 0 as const },
  ];
  expect(deriveBankBoard(rows)).toEqual({ banks: [], bankCount: 0 });
});

test('Of two deliveries of one row the later fetched is kept, a withdrawal included', () => {
  const first = row('BIAT', '2026-11-20', [3.3, 3.4]);
  const second = { ...first, saleRate: 3.41, fetchedAt: new Date('2026-11-20T13:00:00Z') };
  const withdrawn = { ...second, status: 0 as const, fetchedAt: new Date('2026-11-20T14:00:00Z') };
  expect(deriveBankBoard([second, first]).bestSell).toEqual({ bankId: 'BIAT', rate: 3.41 });
  expect(deriveBankBoard([withdrawn, first, second])).toEqual({ banks: [], bankCount: 0 });
});

test('Any order and any repetition of the rows gives the same board', () => {
  const deliveries = anyBankRates.chain((rows) =>
    fc.tuple(
      fc.constant(rows),
      fc.shuffledSubarray(rows, { minLength: rows.length }),
      fc.subarray(rows),
    ),
  );
  fc.assert(
    fc.property(deliveries, ([rows, shuffled, repeated]) => {
      const board = deriveBankBoard(rows);
      expect(deriveBankBoard([...repeated, ...shuffled, ...repeated])).toEqual(board);
    }),
  );
});

test('Conflicting deliveries of one row give the same board in any order', () => {
  const conflicting = fc.array(anyBankRates, { maxLength: 3 }).map((lists) => lists.flat());
  const twoOrders = conflicting.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );
  fc.assert(
    fc.property(twoOrders, ([rows, shuffled]) => {
      expect(deriveBankBoard(shuffled)).toEqual(deriveBankBoard(rows));
    }),
  );
});

test('The board equals a naive search through all rows', () => {
  fc.assert(
    fc.property(anyBankRates, (rows) => {
      const board = deriveBankBoard(rows);
      const { bestBuy, bestSell, ...rest } = board;
      const naive = naiveBoard(rows);
      expect(rest).toEqual(naive.rest);
      expect(bestBuy?.rate).toBe(naive.highestPurchase);
      expect(bestSell?.rate).toBe(naive.lowestSale);
      expect(holdsBest(board)).toBe(true);
    }),
  );
});

function naiveBoard(rows: readonly BankRate[]) {
  const active = rows.filter((each) => each.status === 1 && isCounter(each));
  const date = active
    .map((each) => each.date)
    .sort()
    .at(-1);
  if (date === undefined) return { rest: { banks: [], bankCount: 0 } };
  const newest = active.filter(
    (each) => !active.some((other) => other.bankId === each.bankId && other.date > each.date),
  );
  const banks = newest
    .filter((each) => daysBetween(each.date, date) <= 7)
    .sort((a, b) => (a.bankId < b.bankId ? -1 : 1))
    .map(({ currency: _, status: __, fetchedAt: ___, ...kept }) => kept);
  const ofTheDay = banks.filter((each) => each.date === date);
  const purchases = ofTheDay.map((each) => each.purchaseRate);
  const sales = ofTheDay.map((each) => each.saleRate);
  const average = { purchaseRate: naiveMean(purchases), saleRate: naiveMean(sales) };
  return {
    rest: { banks, average, bankCount: banks.length, date },
    highestPurchase: Math.max(...purchases),
    lowestSale: Math.min(...sales),
  };
}

// In whole millionths, so that the oracle has no float of its own.
function naiveMean(rates: readonly number[]): number {
  const millionths = rates.reduce((sum, rate) => sum + Math.round(rate * 1_000_000), 0);
  return decimal(millionths).div(rates.length).round(0).div(1_000_000).toNumber();
}

function holdsBest({ banks, bestBuy, bestSell, date }: BankBoard): boolean {
  const buyer = banks.find((each) => each.bankId === bestBuy?.bankId);
  const seller = banks.find((each) => each.bankId === bestSell?.bankId);
  return (
    buyer?.purchaseRate === bestBuy?.rate &&
    seller?.saleRate === bestSell?.rate &&
    buyer?.date === date &&
    seller?.date === date
  );
}
