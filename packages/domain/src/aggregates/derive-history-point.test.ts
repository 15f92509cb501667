import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { BankRate } from '../rates/bank-rate.ts';
import { anyBankRates, day } from '../testing/rate-arbitraries.ts';
import { affectedAggregates } from './affected-aggregates.ts';
import { deriveBankSnapshot } from './derive-bank-snapshot.ts';
import { deriveCentralRate } from './derive-central-rate.ts';
import { deriveHistoryPoint } from './derive-history-point.ts';

const today = day('2026-11-20');

function row(bankId: BankCode, currency: ForeignCurrencyCode, date = today): BankRate {
  return {
    bankId,
    currency,
    date,
    purchaseRate: 3.3,
    saleRate: 3.4,
    status: 1,
    source: 'bank-page',
    fetchedAt: new Date('2026-11-20T12:00:00Z'),
  };
}

const mid = {
  ...row('BCTN', 'EUR'),
  purchaseRate: 3.3891,
  saleRate: 3.3891,
  source: 'bct',
} as const;

test('The central rate is the latest active row of the central bank', () => {
  const rows: BankRate[] = [
    row('BIAT', 'EUR', day('2026-11-23')),
    { ...mid, date: day('2026-11-19'), purchaseRate: 3.2, saleRate: 3.2 },
    mid,
    { ...mid, date: day('2026-11-21'), status: 0 },
  ];
  const expected = { value: 3.3891, date: '2026-11-20', source: 'bct' };
  expect(deriveCentralRate(rows)).toEqual(expected);
  expect(deriveCentralRate(rows.toReversed())).toEqual(expected);
  expect(deriveCentralRate([row('BIAT', 'EUR')])).toBeUndefined();
});

test('A snapshot holds the active rates of its bank and day, the central bank’s too', () => {
  const rows: BankRate[] = [
    row('BIAT', 'USD'),
    row('BIAT', 'EUR'),
    { ...row('BIAT', 'GBP'), status: 0 },
    row('STBK', 'EUR'),
    row('BIAT', 'EUR', day('2026-11-19')),
  ];
  const rate = { purchaseRate: 3.3, saleRate: 3.4, source: 'bank-page' };
  const expected = {
    bankId: 'BIAT',
    date: '2026-11-20',
    rates: { EUR: rate, USD: rate },
    count: 2,
  };
  expect(deriveBankSnapshot('BIAT', today, rows)).toEqual(expected);
  expect(deriveBankSnapshot('BIAT', today, [...rows.toReversed(), ...rows])).toEqual(expected);
  expect(deriveBankSnapshot('BCTN', today, [mid])?.count).toBe(1);
});

test('A bank without an active row that day has no snapshot', () => {
  expect(deriveBankSnapshot('UIBK', today, [row('BIAT', 'EUR')])).toBeUndefined();
});

test('A history point tells the best and central rates of its day and keeps the live one', () => {
  const rows = [
    row('BIAT', 'EUR'),
    { ...row('STBK', 'EUR'), purchaseRate: 3.31, saleRate: 3.41 },
    mid,
    { ...row('ATBK', 'EUR', day('2026-11-19')), purchaseRate: 3.39, saleRate: 3.39 },
    { ...row('ATBK', 'USD'), purchaseRate: 3.39, saleRate: 3.39 },
  ];
  expect(deriveHistoryPoint('EUR', today, rows, { live: 3.388, bestBuy: 9 })).toEqual({
    central: 3.3891,
    live: 3.388,
    bestBuy: 3.31,
    bestSell: 3.4,
  });
});

test('Neither the day before nor the day after lends a day its rates', () => {
  const around = [day('2026-11-19'), day('2026-11-21')].flatMap((date) => [
    row('BIAT', 'EUR', date),
    { ...mid, date },
  ]);
  expect(deriveHistoryPoint('EUR', today, around, undefined)).toBeUndefined();
  expect(deriveHistoryPoint('EUR', today, [...around, mid], undefined)).toEqual({
    central: 3.3891,
  });
});

test('A day of which nothing is known has no history point', () => {
  expect(deriveHistoryPoint('EUR', today, [], undefined)).toBeUndefined();
  expect(deriveHistoryPoint('EUR', today, [], { bestBuy: 3.3 })).toBeUndefined();
  expect(deriveHistoryPoint('EUR', today, [], { live: 3.388 })).toEqual({ live: 3.388 });
});

test('History points depend neither on the order of the rows nor on repetitions', () => {
  const deliveries = anyBankRates.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );
  fc.assert(
    fc.property(deliveries, ([rows, shuffled]) => {
      for (const { date } of rows) {
        const point = deriveHistoryPoint('EUR', date, rows, undefined);
        expect(deriveHistoryPoint('EUR', date, [...shuffled, ...rows], undefined)).toEqual(point);
      }
    }),
  );
});

test('A new, changed or deleted row affects its currency, snapshot and point', () => {
  const rate = row('BIAT', 'EUR');
  const affected = {
    currencies: ['EUR'],
    snapshots: [{ date: '2026-11-20', bankId: 'BIAT' }],
    points: [{ currency: 'EUR', date: '2026-11-20' }],
  };
  expect(affectedAggregates(undefined, rate)).toEqual(affected);
  expect(affectedAggregates(rate, undefined)).toEqual(affected);
  expect(affectedAggregates(rate, { ...rate, saleRate: 3.5 })).toEqual(affected);
  expect(affectedAggregates(rate, { ...rate, purchaseRate: 3.2 })).toEqual(affected);
  expect(affectedAggregates(rate, { ...rate, status: 0 })).toEqual(affected);
  expect(affectedAggregates(rate, { ...rate, source: 'demo' })).toEqual(affected);
  // Another document may say the same bank and day: the later fetched of the two is shown.
  expect(affectedAggregates(rate, { ...rate, fetchedAt: new Date(0) })).toEqual(affected);
});

test('A row corrected to another bank, currency or day affects both places, in a fixed order', () => {
  const before = row('STBK', 'USD', day('2026-11-20'));
  const after = row('BIAT', 'EUR', day('2026-11-19'));
  const affected = {
    currencies: ['EUR', 'USD'],
    snapshots: [
      { date: '2026-11-19', bankId: 'BIAT' },
      { date: '2026-11-20', bankId: 'STBK' },
    ],
    points: [
      { currency: 'EUR', date: '2026-11-19' },
      { currency: 'USD', date: '2026-11-20' },
    ],
  };
  expect(affectedAggregates(before, after)).toEqual(affected);
  expect(affectedAggregates(after, before)).toEqual(affected);
});

test('A write that changes nothing shown affects nothing', () => {
  const rate = row('BIAT', 'EUR');
  const nothing = { currencies: [], snapshots: [], points: [] };
  const inactive: BankRate = { ...rate, status: 0 };
  expect(affectedAggregates(undefined, undefined)).toEqual(nothing);
  expect(affectedAggregates(rate, { ...rate })).toEqual(nothing);
  expect(affectedAggregates(undefined, inactive)).toEqual(nothing);
  expect(affectedAggregates(inactive, { ...inactive, saleRate: 9 })).toEqual(nothing);
});
