import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import type { RowQuery } from './rate-store.ts';
import { coversQuery, findsOverride, findsRow } from './row-queries.ts';

const days = ['2026-01-05', '2026-01-12'].map(day);

/** Returns every combination of these values. */
function product(values: Readonly<Record<string, readonly unknown[]>>): Record<string, unknown>[] {
  return Object.entries(values).reduce<Record<string, unknown>[]>(
    (made, [name, own]) =>
      made.flatMap((one) =>
        own.map((value) => (value === undefined ? one : { ...one, [name]: value })),
      ),
    [{}],
  );
}

const rows = product({
  currency: ['EUR', 'USD'],
  bankId: ['BIAT', 'STBK'],
  date: days,
  status: [0, 1],
});
const queries: RowQuery[] = product({
  currency: [undefined, 'EUR'],
  bankId: [undefined, 'BIAT'],
  status: [undefined, 1],
  date: [undefined, ...days],
  fromDate: [undefined, ...days],
  toDate: [undefined, ...days],
});

test('A query that covers another finds every row that the other finds', () => {
  const pairs = queries.flatMap((read) =>
    queries.filter((wanted) => coversQuery(read, wanted)).map((wanted) => ({ read, wanted })),
  );
  expect(pairs.length).toBeGreaterThan(queries.length);
  const missed = pairs.filter(({ read, wanted }) =>
    rows.some((data) => findsRow(wanted, data) && !findsRow(read, data)),
  );
  expect(missed).toEqual([]);
});

test.each<[RowQuery, RowQuery, boolean]>([
  [{ currency: 'EUR', status: 1 }, { currency: 'EUR', status: 1, bankId: 'BIAT' }, true],
  [{ currency: 'EUR', status: 1 }, { currency: 'EUR' }, false],
  [{ fromDate: day('2026-01-05') }, { bankId: 'BIAT', date: day('2026-01-09') }, true],
  [{ fromDate: day('2026-01-09') }, { bankId: 'BIAT', date: day('2026-01-05') }, false],
  [
    { fromDate: day('2026-01-05'), toDate: day('2026-01-09') },
    { fromDate: day('2026-01-05') },
    false,
  ],
])('%j covers %j: %s', (read, wanted, isCovered) => {
  expect(coversQuery(read, wanted)).toBe(isCovered);
});

test('An override applies to the day at the start of its id', () => {
  const days = { fromDate: day('2026-01-05'), toDate: day('2026-01-09') };
  const isFound = (id: string) => findsOverride(days, `rate-overrides/${id}`);
  expect(
    [
      '2026-01-04_BIAT_EUR',
      '2026-01-05_BIAT_EUR',
      '2026-01-09_BIAT_EUR',
      '2026-01-10_BIAT_EUR',
    ].map(isFound),
  ).toEqual([false, true, true, false]);
});
