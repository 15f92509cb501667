import { expect, test } from 'vitest';
import { centralRow, counterRow } from '../testing/rate-rows.ts';
import { affectedAggregates } from './affected-aggregates.ts';

const friday = '2026-11-20';
const thursday = '2026-11-19';
const row = counterRow('BIAT', friday, [3.3, 3.4]);
const weekend = [friday, '2026-11-21', '2026-11-22', '2026-11-23'];

test('A new, changed or deleted row affects its currency, its snapshot and the points it is in force on', () => {
  const affected = {
    days: [{ currency: 'EUR', date: friday }],
    currencies: ['EUR'],
    snapshots: [{ date: friday, bankId: 'BIAT' }],
    points: weekend.map((date) => ({ currency: 'EUR', date })),
  };
  expect(affectedAggregates(undefined, row)).toEqual(affected);
  expect(affectedAggregates(row, undefined)).toEqual(affected);
  expect(affectedAggregates(row, { ...row, saleRate: 3.5 })).toEqual(affected);
  expect(affectedAggregates(row, { ...row, purchaseRate: 3.2 })).toEqual(affected);
  expect(affectedAggregates(row, { ...row, status: 0 })).toEqual(affected);
  expect(affectedAggregates(row, { ...row, source: 'demo' })).toEqual(affected);
  expect(affectedAggregates(row, { ...row, problem: 'Trop haut.' })).toEqual(affected);
  expect(affectedAggregates(row, { ...row, jumpAccepted: true })).toEqual(affected);
  // Another document may have the same bank and day: the later fetched of the two is shown.
  expect(affectedAggregates(row, { ...row, fetchedAt: new Date(0) })).toEqual(affected);
});

test('A row moved to another bank, currency or day affects old and new aggregates, in a fixed order', () => {
  const before = counterRow('STBK', friday, [2.9, 3], { currency: 'USD' });
  const after = centralRow(thursday, 3.39);
  const affected = {
    days: [
      { currency: 'EUR', date: thursday },
      { currency: 'USD', date: friday },
    ],
    currencies: ['EUR', 'USD'],
    snapshots: [
      { date: thursday, bankId: 'BCTN' },
      { date: friday, bankId: 'STBK' },
    ],
    points: [
      { currency: 'EUR', date: thursday },
      { currency: 'EUR', date: friday },
      ...weekend.map((date) => ({ currency: 'USD', date })),
    ],
  };
  expect(affectedAggregates(before, after)).toEqual(affected);
  expect(affectedAggregates(after, before)).toEqual(affected);
});

test('A write that changes no active value affects no aggregate', () => {
  const nothing = { days: [], currencies: [], snapshots: [], points: [] };
  const inactive = { ...row, status: 0 } as const;
  expect(affectedAggregates(undefined, undefined)).toEqual(nothing);
  expect(affectedAggregates(row, { ...row })).toEqual(nothing);
  expect(affectedAggregates(undefined, inactive)).toEqual(nothing);
  expect(affectedAggregates(inactive, { ...inactive, saleRate: 9 })).toEqual(nothing);
});
