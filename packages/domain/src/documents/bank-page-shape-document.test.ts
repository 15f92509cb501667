import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { type BankPageShape, decodeBankPageShape } from './bank-page-shape-document.ts';

const path = 'system/source-cache/bank-pages/STBK';
const row = { currency: 'EUR', unit: 1, purchaseRate: 3.36, saleRate: null };
const shape: BankPageShape = {
  verifiedOn: day('2026-08-21'),
  header: ['code', 'vente', 'achat', 'date'],
  cellCount: 4,
  decimalSigns: [','],
  rows: [{ ...row, seenOn: day('2026-11-12'), newOn: null }],
};

test('A decoded page shape equals the stored one', () => {
  expect(decodeBankPageShape(path, shape)).toEqual({ ok: true, value: shape });
});

test('A shape without the currencies of its page is rejected', () => {
  const decoded = decodeBankPageShape(path, { ...shape, rows: null });
  expect(decoded).toMatchObject({ ok: false, problem: { path } });
});
