import { expect, test } from 'vitest';
import { decodeCandidates } from './decode-candidates.ts';

const eur = {
  bankId: 'bhkb',
  currency: 'eur',
  date: '2026-11-20',
  purchaseRate: 3.36,
  saleRate: 3.44,
};

function decode(rows: readonly (typeof eur)[], now = '2026-11-20T12:00:00Z') {
  return decodeCandidates(rows, { now: new Date(now), source: 'import' });
}

test('A candidate becomes an active rate with canonical codes, the source and the instant', () => {
  expect(decode([eur]).rows).toEqual([
    {
      row: 0,
      rate: {
        bankId: 'BHBK',
        currency: 'EUR',
        date: '2026-11-20',
        purchaseRate: 3.36,
        saleRate: 3.44,
        status: 1,
        source: 'import',
        fetchedAt: new Date('2026-11-20T12:00:00Z'),
      },
    },
  ]);
});

test('A row said twice counts once; said differently, the later one is refused', () => {
  const decoded = decode([eur, { ...eur, bankId: 'BHBK' }, { ...eur, saleRate: 3.5 }]);
  expect(decoded.rows.map(({ row }) => row)).toEqual([0]);
  expect(decoded.repeated).toBe(1);
  expect(decoded.refused).toEqual([
    {
      row: 2,
      reason: 'contradiction',
      detail: '2026-11-20_BHBK_EUR has other values in row 1.',
    },
  ]);
});

test('Rates of a day are taken once it is the day of the site, which is UTC’s and not Tunis’', () => {
  const tomorrow = { ...eur, date: '2026-11-21' };
  expect(decode([tomorrow], '2026-11-20T23:59:59Z').refused).toEqual([
    { row: 0, reason: 'future-day', detail: 'The day 2026-11-21 is after 2026-11-20.' },
  ]);
  expect(decode([tomorrow], '2026-11-21T00:00:00Z').refused).toEqual([]);
});
