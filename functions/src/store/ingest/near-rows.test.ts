import { day } from '@dinar/domain/testing/rate-arbitraries';
import { counterRow } from '@dinar/domain/testing/rate-rows';
import { expect, test } from 'vitest';
import { nearRows } from './near-rows.ts';

test('A row of last year’s date is judged apart, and days of one fortnight together', () => {
  const days = ['2027-01-08', '2026-01-08', '2027-01-04', '2026-12-21', '9999-12-31'];
  const rows = days.map((date, row) => ({
    row,
    rate: counterRow('BIAT', day(date), [3.36, 3.44]),
  }));
  const parts = nearRows(rows).map((part) => part.map(({ row }) => row));
  expect(parts).toEqual([[1], [3, 2, 0], [4]]);
  expect(nearRows([])).toEqual([]);
});
