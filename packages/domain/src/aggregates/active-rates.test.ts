import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BankRate, publishedText } from '../rates/bank-rate.ts';
import { anyBankRate, day } from '../testing/rate-arbitraries.ts';
import { activeRates } from './active-rates.ts';

const date = day('2026-11-20');
const earlier = day('2026-11-19');
const row: BankRate = {
  bankId: 'BIAT',
  currency: 'EUR',
  date,
  purchaseRate: 3.3,
  saleRate: 3.4,
  status: 1,
  source: 'bank-page',
  fetchedAt: new Date('2026-11-20T12:00:00Z'),
};
const later = { ...row, fetchedAt: new Date('2026-11-20T13:00:00Z') };

test('Of two rows with one id, the one fetched later wins, in either order', () => {
  expect(activeRates([row, later])).toEqual([later]);
  expect(activeRates([later, row])).toEqual([later]);
  expect(activeRates([row, { ...later, status: 0 }])).toEqual([]);
  expect(activeRates([{ ...later, status: 0 }, row])).toEqual([]);
});

test('Of two rows with one id, the one typed or changed by a person wins, whenever it was fetched', () => {
  const typed = { ...row, fetchedAt: new Date('2026-11-20T00:00:00Z') };
  const read = { ...later, asRead: publishedText(later) };
  expect(activeRates([typed, read])).toEqual([typed]);
  const changed = { ...row, saleRate: 3.5, asRead: publishedText(row) };
  expect(activeRates([read, changed])).toEqual([changed]);
});

test('Two rows fetched at the same instant never tie, even if their joined digits are equal', () => {
  const one = { ...row, purchaseRate: 3.3, saleRate: 13.4 };
  const other = { ...row, purchaseRate: 3.31, saleRate: 3.4 };
  expect(activeRates([one, other])).toEqual(activeRates([other, one]));
});

test('Active rates are sorted by id', () => {
  const before = { ...row, date: earlier };
  const other = { ...row, bankId: 'ATBK' } as const;
  expect(activeRates([row, other, before])).toEqual([before, other, row]);
});

test('Rows in another order, or delivered twice, give the same active rates', () => {
  const rows = fc.array(anyBankRate, { maxLength: 12 });
  fc.assert(
    fc.property(rows, (delivered) => {
      const expected = activeRates(delivered);
      expect(activeRates([...delivered].reverse())).toEqual(expected);
      expect(activeRates([...delivered, ...delivered])).toEqual(expected);
    }),
  );
});
