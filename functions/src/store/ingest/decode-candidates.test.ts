import { expect, test } from 'vitest';
import { decodeCandidates } from './decode-candidates.ts';

const eur = {
  bankId: 'bhkb',
  currency: 'eur',
  date: '2026-11-20',
  purchaseRate: 3.36,
  saleRate: 3.44,
};

function decode(rows: readonly (typeof eur)[]) {
  const now = new Date('2026-11-20T12:00:00Z');
  return decodeCandidates(rows, { now, source: 'import' });
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

test('A repeated row counts once, and a later row with other values is refused', () => {
  const decoded = decode([eur, { ...eur, bankId: 'BHBK' }, { ...eur, saleRate: 3.5 }]);
  expect(decoded.rows.map(({ row }) => row)).toEqual([0]);
  expect(decoded.repeated).toBe(1);
  expect(decoded.refused).toEqual([
    {
      row: 2,
      reason: 'contradiction',
      detail: '2026-11-20_BHBK_EUR a déjà d’autres valeurs plus haut.',
    },
  ]);
});
