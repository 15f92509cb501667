import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBankRate, day } from '../testing/rate-arbitraries.ts';
import { decodeBankRate, encodeBankRate } from './bank-rate-document.ts';

const path = 'bank-rates/2026-11-20_BIAT_EUR';
const fetchedAt = new Date('2026-11-20T12:00:00Z');

const canonical = {
  currency: 'EUR',
  date: '2026-11-20',
  bankId: 'BIAT',
  bankName: 'BIAT',
  purchaseRate: 3.3,
  saleRate: 3.4,
  status: 1,
  source: 'bank-page',
  fetchedAt,
};

const decoded = {
  ok: true,
  value: {
    bankId: 'BIAT',
    currency: 'EUR',
    date: day('2026-11-20'),
    purchaseRate: 3.3,
    saleRate: 3.4,
    status: 1,
    source: 'bank-page',
    fetchedAt,
  },
};

test('A canonical document is decoded, with a Date or a Firestore timestamp', () => {
  expect(decodeBankRate(path, canonical)).toEqual(decoded);
  expect(decodeBankRate(path, { ...canonical, fetchedAt: { toDate: () => fetchedAt } })).toEqual(
    decoded,
  );
});

test('An encoded rate decodes to the same rate', () => {
  fc.assert(
    fc.property(anyBankRate, (rate) => {
      expect(decodeBankRate(path, encodeBankRate(rate))).toEqual({ ok: true, value: rate });
    }),
  );
});

test.each([
  [{ currencyCode: 'eur', bankId: 'biat', purchaseRate: 3.3, saleRate: 3.4 }],
  [{ currency_code: 'EUR', bank_id: 'BIAT', purchase_rate: 3.3, sale_rate: 3.4 }],
  [{ CURRENCY: 'Eur', bank: 'Biat', PurchaseRate: '3,3', SALE_RATE: '3.4' }],
  [{ currency: 'EUR', bank_name: 'BIAT', purchaseRate: 3.3, saleRate: 3.4 }],
  [{ currency: 'EUR', bankId: null, bankName: 'biat', purchaseRate: 3.3, saleRate: 3.4 }],
  [{ currency: 'EUR', bankId: 12, bankName: 'BIAT', purchaseRate: 3.3, saleRate: 3.4 }],
  [{ currency: null, currency_code: 'EUR', bank: 'BIAT', purchaseRate: 3.3, saleRate: 3.4 }],
  [{ currency: 'EUR', bankId: 'BIAT', purchaseRate: 3.3, saleRate: 3.4, rate: 9 }],
])('The alternate spelling %j is understood', (fields) => {
  const common = { date: '2026-11-20', status: 1, source: 'bank-page', fetchedAt };
  expect(decodeBankRate(path, { ...fields, ...common })).toEqual(decoded);
});

test('A day is read in the notations that people use, and an instant gives its day in Tunis', () => {
  const midnight = new Date('2026-11-19T23:00:00Z');
  const dates = [midnight, { toDate: () => midnight }, new Date('2026-11-20T22:59:00Z')];
  for (const date of [...dates, '2026-11-20T23:59:00Z', '20/11/2026', ' 2026-11-20']) {
    expect(decodeBankRate(path, { ...canonical, date })).toEqual(decoded);
  }
});

test('A value that is not a document is rejected', () => {
  const results = [null, undefined, 'EUR', 4].map((data) => decodeBankRate(path, data).ok);
  expect(results).toEqual([false, false, false, false]);
});

test('An alias is decoded to the canonical code', () => {
  expect(decodeBankRate(path, { ...canonical, bankId: 'BHKB' })).toMatchObject({
    ok: true,
    value: { bankId: 'BHBK' },
  });
});

test('The central bank’s row has a mid rate, however it is spelled, and one for banknotes', () => {
  const shared = { currency: 'EUR', date: '2026-11-20', bank: 'BCT', status: 1, source: 'bct' };
  const value = {
    bankId: 'BCTN',
    currency: 'EUR',
    date: '2026-11-20',
    rate: 3.3891,
    status: 1,
    source: 'bct',
    fetchedAt: new Date('2026-11-20T00:00:00Z'),
  };
  const spelled = [
    { rate: 3.3891 },
    { Rate: '3,3891', manual_rate: null },
    { purchase_rate: 3.3891, saleRate: 3.3891 },
  ];
  for (const fields of spelled) {
    const read = decodeBankRate(path, { ...shared, ...fields });
    expect(read).toStrictEqual({ ok: true, value });
  }
  expect(decodeBankRate(path, { ...shared, rate: 3.3891, manual_rate: 3.387 })).toStrictEqual({
    ok: true,
    value: { ...value, manualRate: 3.387 },
  });
});

test('A counter’s row needs both sides, because a generic rate would win every comparison', () => {
  const generic = { currency: 'EUR', date: '2026-11-20', bank: 'BIAT', rate: 3.3891, status: 1 };
  expect(decodeBankRate(path, generic)).toEqual({
    ok: false,
    problem: { path, reason: 'purchaseRate: Invalid type: Expected number but received undefined' },
  });
});

test('A row with an unknown source is kept and counts as typed by staff', () => {
  for (const source of ['guichet', '', 7, null]) {
    expect(decodeBankRate(path, { ...canonical, source })).toEqual({
      ok: true,
      value: { ...decoded.value, source: 'import' },
    });
  }
});

test('A problem is a non-empty text, and only `true` accepts a jump', () => {
  const problem = 'La vente 3,300 est sous l’achat 3,400 : les colonnes sont-elles inversées ?';
  const marked = decodeBankRate(path, { ...canonical, problem, jumpAccepted: true });
  expect(marked).toStrictEqual({
    ok: true,
    value: { ...decoded.value, jumpAccepted: true, problem },
  });
  for (const nothing of [null, '', 0, false, undefined]) {
    const fields = { ...canonical, problem: nothing, jumpAccepted: nothing };
    expect(decodeBankRate(path, fields)).toStrictEqual(decoded);
  }
});

test('A row typed by staff counts as imported, at the start of its day', () => {
  const { source: _, fetchedAt: __, ...typed } = canonical;
  expect(decodeBankRate(path, typed)).toMatchObject({
    ok: true,
    value: { source: 'import', fetchedAt: new Date('2026-11-20T00:00:00Z') },
  });
});

test('Any status but 1 is inactive', () => {
  const statuses = [1, '1', 0, 2, undefined, 'actif'].map((status) => {
    const rate = decodeBankRate(path, { ...canonical, status });
    return rate.ok && rate.value.status;
  });
  expect(statuses).toEqual([1, 1, 0, 0, 0, 0]);
});

test.each([
  [{ currency: 'XXX' }, 'currency: Unknown currency "XXX"'],
  [{ currency: 'TND' }, 'currency: Unknown currency "TND"'],
  [{ bankId: 'UBCI', bankName: 'UBCI' }, 'bankId: Unknown bank "UBCI"'],
  [{ saleRate: 0 }, 'saleRate: Expected a rate above 0'],
  [{ saleRate: 0.0000001 }, 'saleRate: Expected a rate above 0'],
  [{ saleRate: Number.NaN }, 'saleRate: Invalid type: Expected number but received NaN'],
  [{ date: '2026-02-30' }, 'date: Expected a day YYYY-MM-DD but received "2026-02-30"'],
  [{ date: {} }, 'date: Expected a day YYYY-MM-DD but received object'],
  [{ fetchedAt: { toDate: 0 } }, 'fetchedAt: Expected an instant but received object'],
  [{ fetchedAt: 'hier' }, 'fetchedAt: Expected an instant but received "hier"'],
])('A document with %j is rejected with its path and the field', (wrong, reason) => {
  expect(decodeBankRate(path, { ...canonical, ...wrong })).toEqual({
    ok: false,
    problem: { path, reason },
  });
});

const anyValue = fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true });

test('Decoding does not throw, for any content', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (data, value) => {
      expect(typeof decodeBankRate(path, data).ok).toBe('boolean');
      expect(typeof decodeBankRate(path, { ...canonical, bankId: value }).ok).toBe('boolean');
      expect(typeof decodeBankRate(path, { ...canonical, date: value }).ok).toBe('boolean');
      expect(typeof decodeBankRate(path, { ...canonical, status: value }).ok).toBe('boolean');
    }),
  );
});
