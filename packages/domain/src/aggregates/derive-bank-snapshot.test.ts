import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { centralRow, counterRow } from '../testing/rate-rows.ts';
import { deriveBankSnapshot } from './derive-bank-snapshot.ts';

const friday = '2026-11-20';
const date = day(friday);
const sides = [3.3, 3.4] as const;

test('A snapshot has the active rates of its bank and day that are without a problem', () => {
  const rows = [
    counterRow('BIAT', friday, sides, { currency: 'USD' }),
    counterRow('BIAT', friday, sides),
    counterRow('BIAT', friday, sides, { currency: 'GBP', status: 0 }),
    counterRow('BIAT', friday, sides, { currency: 'CHF', problem: 'Unité mal lue.' }),
    counterRow('STBK', friday, sides),
    counterRow('BIAT', '2026-11-19', sides),
  ];
  const rate = { purchaseRate: 3.3, saleRate: 3.4, source: 'bank-page' };
  const expected = { bankId: 'BIAT', date: friday, rates: { EUR: rate, USD: rate }, count: 2 };
  expect(deriveBankSnapshot('BIAT', date, rows)).toEqual(expected);
  expect(deriveBankSnapshot('BIAT', date, [...rows.toReversed(), ...rows])).toEqual(expected);
});

test('The central bank’s snapshot has its mid rate, and its banknote rate if there is one', () => {
  const rows = [
    centralRow(friday, 3.3891, { manualRate: 3.387 }),
    centralRow(friday, 0.02202, { currency: 'DZD' }),
  ];
  expect(deriveBankSnapshot('BCTN', date, rows)).toStrictEqual({
    bankId: 'BCTN',
    date: friday,
    rates: {
      DZD: { rate: 0.02202, source: 'bct' },
      EUR: { rate: 3.3891, manualRate: 3.387, source: 'bct' },
    },
    count: 2,
  });
});

test('A bank without a valid row on a day has no snapshot', () => {
  expect(deriveBankSnapshot('UIBK', date, [counterRow('BIAT', friday, sides)])).toBeUndefined();
  const suspect = counterRow('BIAT', friday, sides, { problem: 'Trop haut.' });
  expect(deriveBankSnapshot('BIAT', date, [suspect])).toBeUndefined();
  expect(deriveBankSnapshot('BCTN', date, [])).toBeUndefined();
});
