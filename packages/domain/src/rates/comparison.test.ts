import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankCode } from '../banks/bank-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { BankQuote } from '../documents/rates-stats-document.ts';
import { decimal } from '../money/decimal.ts';
import { anyQuotes, day, isCounter } from '../testing/rate-arbitraries.ts';
import {
  bestBuy,
  bestSell,
  type ComparisonMode,
  type ComparisonRow,
  compareBanks,
  standingOfGap,
} from './comparison.ts';

const today = day('2026-11-20');

function quote(bankId: BankCode, purchaseRate: number, saleRate: number, date = today): BankQuote {
  return { bankId, purchaseRate, saleRate, date, source: 'demo' };
}

function readable(row: ComparisonRow) {
  return {
    ...row,
    spread: row.spread.toString(),
    amount: row.amount.round(6).toString(),
    gap: row.gap.round(6).toString(),
  };
}

const quotes = [quote('BIAT', 3.3, 3.4), quote('STBK', 3.35, 3.42), quote('ATBK', 3.32, 3.39)];

test('In TND mode banks come by ascending sale rate, each with what the dinars buy and the gap', () => {
  const rows = compareBanks({ quotes, latestDay: today, mode: 'TND', amount: 1000 });
  expect(rows.map(readable)).toEqual([
    {
      ...quote('ATBK', 3.32, 3.39),
      spread: '0.07',
      amount: '294.985251',
      gap: '0',
      standing: 'best',
      isBestBuy: false,
      isBestSell: true,
    },
    {
      ...quote('BIAT', 3.3, 3.4),
      spread: '0.1',
      amount: '294.117647',
      gap: '0.867604',
      standing: 'worse',
      isBestBuy: false,
      isBestSell: false,
    },
    {
      ...quote('STBK', 3.35, 3.42),
      spread: '0.07',
      amount: '292.397661',
      gap: '2.58759',
      standing: 'worse',
      isBestBuy: true,
      isBestSell: false,
    },
  ]);
});

test('In SELECTED mode banks come by descending purchase rate, with what the currency fetches', () => {
  const rows = compareBanks({ quotes, latestDay: today, mode: 'SELECTED', amount: 1000 });
  expect(
    rows.map((row) => [row.bankId, row.amount.toString(), row.gap.toString(), row.standing]),
  ).toEqual([
    ['STBK', '3350', '0', 'best'],
    ['ATBK', '3320', '30', 'worse'],
    ['BIAT', '3300', '50', 'worse'],
  ]);
});

test('The sign of a gap means the opposite in the two modes, and under 1e-9 it is best', () => {
  const standings = (mode: ComparisonMode) =>
    ['-1', '-1e-9', '-9e-10', '0', '9e-10', '1e-9', '1'].map((gap) =>
      standingOfGap(mode, decimal(gap)),
    );
  expect(standings('TND')).toEqual(['worse', 'worse', 'best', 'best', 'best', 'better', 'better']);
  expect(standings('SELECTED')).toEqual([
    'better',
    'better',
    'best',
    'best',
    'best',
    'worse',
    'worse',
  ]);
});

test('Banks that tie are all best, in the order of their names', () => {
  const tied = [quote('UIBK', 3.3, 3.4), quote('ATBK', 3.3, 3.4), quote('BST', 3.3, 3.4)];
  const rows = compareBanks({ quotes: tied, latestDay: today, mode: 'TND', amount: 50 });
  expect(rows.map((row) => [row.bankId, row.standing, row.isBestBuy, row.isBestSell])).toEqual([
    ['BST', 'best', true, true],
    ['ATBK', 'best', true, true],
    ['UIBK', 'best', true, true],
  ]);
});

test('A row of an earlier day is shown as stale and wins nothing, one of 8 days ago is left out', () => {
  const rows = compareBanks({
    quotes: [
      quote('BIAT', 3.3, 3.4),
      quote('STBK', 3.5, 3.51, day('2026-11-13')),
      quote('ATBK', 3.6, 3.61, day('2026-11-12')),
    ],
    latestDay: today,
    mode: 'SELECTED',
    amount: 10,
  });
  expect(rows.map((row) => [row.bankId, row.standing, row.gap.toString(), row.isBestBuy])).toEqual([
    ['STBK', 'stale', '2', false],
    ['BIAT', 'best', '0', true],
  ]);
});

test('A stale row that equals the best rate of the day still wins no badge', () => {
  const rows = compareBanks({
    quotes: [quote('BIAT', 3.3, 3.4), quote('ATBK', 3.3, 3.4, day('2026-11-19'))],
    latestDay: today,
    mode: 'TND',
    amount: 10,
  });
  expect(rows.map((row) => [row.bankId, row.standing, row.isBestBuy, row.isBestSell])).toEqual([
    ['ATBK', 'stale', false, false],
    ['BIAT', 'best', true, true],
  ]);
});

test('The central bank takes no part', () => {
  const withCentral = [quote('BCTN', 9, 0.1), ...quotes];
  const request = { latestDay: today, mode: 'TND', amount: 1000 } as const;
  expect(compareBanks({ ...request, quotes: withCentral })).toEqual(
    compareBanks({ ...request, quotes }),
  );
  expect(bestBuy(withCentral)).toEqual({ bankId: 'STBK', rate: 3.35 });
  expect(bestSell(withCentral)).toEqual({ bankId: 'ATBK', rate: 3.39 });
});

test('No bank gives no row and no best', () => {
  expect(compareBanks({ quotes: [], latestDay: today, mode: 'TND', amount: 1000 })).toEqual([]);
  expect(bestBuy([])).toBeUndefined();
  expect(bestSell([quote('BCTN', 3, 3)])).toBeUndefined();
});

function latestOf(all: readonly BankQuote[]): RateDate {
  const days = all.filter(isCounter).map((each) => each.date);
  return days.sort().at(-1) ?? today;
}

const anyMode = fc.constantFrom<ComparisonMode>('TND', 'SELECTED');
const anyAmount = fc.integer({ min: 1, max: 1_000_000 });

test('No bank of the day beats a best one, and every other is worse, for any quotes', () => {
  fc.assert(
    fc.property(anyQuotes, anyMode, anyAmount, (all, mode, amount) => {
      const latestDay = latestOf(all);
      const rows = compareBanks({ quotes: all, latestDay, mode, amount });
      const ofTheDay = rows.filter((row) => row.date === latestDay);
      const sales = ofTheDay.map((row) => row.saleRate);
      const purchases = ofTheDay.map((row) => row.purchaseRate);
      for (const row of rows) {
        const isFresh = row.date === latestDay;
        expect(row.isBestSell).toBe(isFresh && row.saleRate === Math.min(...sales));
        expect(row.isBestBuy).toBe(isFresh && row.purchaseRate === Math.max(...purchases));
        const isBest = mode === 'TND' ? row.isBestSell : row.isBestBuy;
        expect(row.standing).toBe(isFresh ? (isBest ? 'best' : 'worse') : 'stale');
        expect(row.gap.gte(0)).toBe(true);
      }
    }),
  );
});

test('Rows are in the order of what the visitor obtains, for any quotes', () => {
  fc.assert(
    fc.property(anyQuotes, anyMode, anyAmount, (all, mode, amount) => {
      const rows = compareBanks({ quotes: all, latestDay: latestOf(all), mode, amount });
      rows.slice(1).forEach((row, index) => {
        expect(rows[index]?.amount.gte(row.amount)).toBe(true);
      });
    }),
  );
});

test('The order in which quotes come changes nothing, and no commercial bank is lost', () => {
  const shuffled = anyQuotes.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, anyMode, anyAmount, ([all, again], mode, amount) => {
      const recent = { latestDay: day('2026-11-16'), mode, amount };
      expect(compareBanks({ ...recent, quotes: again })).toEqual(
        compareBanks({ ...recent, quotes: all }),
      );
      expect(bestBuy(again)).toEqual(bestBuy(all));
      expect(bestSell(again)).toEqual(bestSell(all));
      const shown = compareBanks({ ...recent, quotes: all }).map((row) => row.bankId);
      const expected = all
        .filter((each) => isCounter(each) && each.date <= '2026-11-16')
        .map((each) => each.bankId);
      expect(new Set(shown)).toEqual(new Set(expected));
    }),
  );
});
