import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankRate } from '../rates/bank-rate.ts';
import { anyBankRates, day } from '../testing/rate-arbitraries.ts';
import { centralRow, counterRow } from '../testing/rate-rows.ts';
import { deriveHistoryPoint, pointDaysOf } from './derive-history-point.ts';

const friday = '2026-11-20';
const date = day(friday);
const thursday = '2026-11-19';

const boards = [
  counterRow('BIAT', friday, [3.3, 3.4]),
  counterRow('STBK', friday, [3.31, 3.41]),
  counterRow('ATBK', thursday, [3.32, 3.42]),
];

test('A point has the best rates in force and the central bank’s rate, and keeps the live rate', () => {
  const rows = [...boards, centralRow(friday, 3.3891, { manualRate: 3.387 })];
  expect(deriveHistoryPoint('EUR', date, rows, { live: 3.388, bestBuy: 9 })).toEqual({
    central: 3.3891,
    live: 3.388,
    bestBuy: 3.32,
    bestSell: 3.4,
  });
});

test('If a bank has several boards in force, the latest counts', () => {
  const older = counterRow('BIAT', thursday, [3.39, 3.39]);
  expect(deriveHistoryPoint('EUR', date, [...boards, older], undefined)).toEqual({
    bestBuy: 3.32,
    bestSell: 3.4,
  });
});

test('With fewer than three boards in force there are no best rates', () => {
  expect(deriveHistoryPoint('EUR', date, boards.slice(1), undefined)).toBeUndefined();
  const wednesday = counterRow('BIAT', '2026-11-18', [3.3, 3.4]);
  const rows = [...boards.slice(1), wednesday];
  expect(deriveHistoryPoint('EUR', date, rows, { live: 3.388 })).toEqual({ live: 3.388 });
});

test('A row with a problem, of another currency or inactive is ignored', () => {
  const outsiders = [
    counterRow('BTBK', friday, [3.39, 3.395], { problem: 'Trop haut.' }),
    counterRow('BNTE', friday, [3.39, 3.395], { currency: 'USD' }),
    counterRow('UIBK', friday, [3.39, 3.395], { status: 0 }),
    centralRow(friday, 33.9, { problem: 'Unité mal lue.' }),
  ];
  expect(deriveHistoryPoint('EUR', date, [...boards, ...outsiders], undefined)).toEqual({
    bestBuy: 3.32,
    bestSell: 3.4,
  });
});

test('A day without a published board has no best rates, and no rate of another day', () => {
  const rows = [...boards, centralRow(friday, 3.3891), centralRow('2026-11-23', 3.4)];
  const saturday = day('2026-11-21');
  expect(deriveHistoryPoint('EUR', saturday, rows, undefined)).toBeUndefined();
  const own = centralRow('2026-11-21', 3.39);
  expect(deriveHistoryPoint('EUR', saturday, [...rows, own], undefined)).toEqual({
    central: 3.39,
  });
});

test('A day without any known rate has no point', () => {
  expect(deriveHistoryPoint('EUR', date, [], undefined)).toBeUndefined();
  expect(deriveHistoryPoint('EUR', date, [], { bestBuy: 3.3 })).toBeUndefined();
  expect(deriveHistoryPoint('EUR', date, [], { live: 3.388 })).toEqual({ live: 3.388 });
});

test('The archived rate of a day is kept, with or without a row of that day', () => {
  const stored = { archived: 1.61, central: 9 };
  expect(deriveHistoryPoint('EUR', date, [], stored)).toEqual({ archived: 1.61 });
  const rows = [centralRow(friday, 3.3891)];
  expect(deriveHistoryPoint('EUR', date, rows, stored)).toEqual({
    archived: 1.61,
    central: 3.3891,
  });
});

test('A row changes the points of the days on which its board is in force', () => {
  expect(pointDaysOf(day(thursday))).toEqual([thursday, friday]);
  expect(pointDaysOf(date)).toEqual([friday, '2026-11-21', '2026-11-22', '2026-11-23']);
});

test('A row changes no points other than those reported', () => {
  fc.assert(
    fc.property(anyBankRates, anyBankRates, (rows, [extra]) => {
      if (!extra) return;
      const others = rows.filter(
        ({ date: own, bankId }) => own !== extra.date || bankId !== extra.bankId,
      );
      const reported = pointDaysOf(extra.date);
      for (const { date: own } of others.filter((row) => !reported.includes(row.date))) {
        expect(deriveHistoryPoint('EUR', own, [...others, extra], undefined)).toEqual(
          deriveHistoryPoint('EUR', own, others, undefined),
        );
      }
    }),
  );
});

test('Points depend neither on the order of the rows nor on repetitions', () => {
  const deliveries = anyBankRates.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );
  fc.assert(
    fc.property(deliveries, ([rows, shuffled]) => {
      for (const { date: own } of rows) {
        const point = deriveHistoryPoint('EUR', own, rows, undefined);
        expect(deriveHistoryPoint('EUR', own, [...shuffled, ...rows], undefined)).toEqual(point);
      }
    }),
  );
});

test('A point is marked as a demonstration if one of its rates is made up, and not for a row without effect', () => {
  const demo = { source: 'demo' } as const;
  const pointOf = (...rows: BankRate[]) => deriveHistoryPoint('EUR', date, rows, undefined);
  expect(pointOf(centralRow(friday, 3.38, demo))).toEqual({ central: 3.38, isDemo: true });
  const made = counterRow('BTBK', friday, [3.2, 3.5], demo);
  expect(pointOf(...boards, made)?.isDemo).toBe(true);
  expect(pointOf(made, centralRow(friday, 3.38))).toEqual({ central: 3.38 });
  // Too old to be compared on that day.
  const old = counterRow('BTBK', '2026-11-10', [3.2, 3.5], demo);
  expect(pointOf(...boards, old)?.isDemo).toBeUndefined();
});

test('A made-up archived rate stays marked as a demonstration; other rates are judged by their rows', () => {
  const made = { archived: 1.61, isDemo: true } as const;
  expect(deriveHistoryPoint('EUR', date, [], made)).toEqual(made);
  expect(deriveHistoryPoint('EUR', date, [], { live: 3.388, isDemo: true })).toEqual({
    live: 3.388,
  });
});
