import { plainRates, today } from '@dinar/site/testing/site-fixtures';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankCode } from '../banks/bank-code.ts';
import type { RatesStats } from '../documents/rates-stats-document.ts';
import { decimal } from '../money/decimal.ts';
import { anyRate, day } from '../testing/rate-arbitraries.ts';
import { converterRate } from './converter-rate.ts';
import { counterRate } from './counter-rate.ts';

const euro = statsOf('EUR');
const lira: RatesStats = {
  currency: 'TRY',
  live: { value: 0.067, date: today, variation: 0, source: 'live-fx' },
  banks: [],
  bankCount: 0,
};

function statsOf(currency: 'EUR' | 'USD'): RatesStats {
  const stats = plainRates.get(currency);
  if (!stats) throw new Error(`The fixtures lack ${currency}`);
  return stats;
}

function shown(stats: RatesStats, bank?: BankCode) {
  const rate = converterRate(stats, bank, today);
  return rate && { ...rate, value: rate.value.toString() };
}

test('A bank’s rate is its sale rate, else its purchase rate, else its generic one', () => {
  expect([
    counterRate({ saleRate: 3.4, purchaseRate: 3.3, rate: 3.35 }),
    counterRate({ saleRate: 0, purchaseRate: 3.3, rate: 3.35 }),
    counterRate({ saleRate: Number.NaN, purchaseRate: -1, rate: 3.35 }),
    counterRate({ saleRate: Number.POSITIVE_INFINITY }),
    counterRate({}),
  ]).toEqual([3.4, 3.3, 3.35, undefined, undefined]);
});

test('Without a bank the rate is the mean of the sale rates of the day', () => {
  expect(shown(euro)).toEqual({
    currency: 'EUR',
    value: '3.416',
    date: today,
    basis: { kind: 'mean', bankCount: 2 },
    sources: ['bank-page'],
  });
});

test('A row of an earlier day, and the central bank’s own, take no part in the mean', () => {
  const others = [
    { bankId: 'BNTE', purchaseRate: 9, saleRate: 9, date: day('2026-11-19'), source: 'import' },
    { bankId: 'BCTN', purchaseRate: 9, saleRate: 9, date: today, source: 'bct' },
  ] as const;
  expect(shown({ ...euro, banks: [...euro.banks, ...others] })).toEqual(shown(euro));
});

test('A chosen bank gives its own rate, with its own day', () => {
  const late = { bankId: 'BNTE', purchaseRate: 3.3, saleRate: 3.45 } as const;
  const banks = [...euro.banks, { ...late, date: day('2026-11-18'), source: 'import' } as const];
  expect(shown({ ...euro, banks }, 'BNTE')).toEqual({
    currency: 'EUR',
    value: '3.45',
    date: day('2026-11-18'),
    basis: { kind: 'bank', bank: 'BNTE' },
    sources: ['import'],
  });
});

test('The central bank gives its published rate, not a row of its counters', () => {
  expect(shown(euro, 'BCTN')).toEqual({
    currency: 'EUR',
    value: '3.3891',
    date: day('2026-11-19'),
    basis: { kind: 'central' },
    sources: ['bct'],
  });
});

test('A bank that lacks the currency is told, and the mean taken again', () => {
  expect(shown(euro, 'ATBK')).toEqual({ ...shown(euro), lackingBank: 'ATBK' });
  const old = euro.banks.map((quote) => ({ ...quote, date: day('2026-11-12') }));
  expect(shown({ ...euro, banks: old, date: day('2026-11-12') }, 'BIAT')).toMatchObject({
    basis: { kind: 'live' },
    lackingBank: 'BIAT',
  });
});

test('A bank whose rates are none that can be has no part in the mean and gives none itself', () => {
  const none = { bankId: 'ATBK', purchaseRate: 0, saleRate: 0, date: today } as const;
  const banks = [...euro.banks, { ...none, source: 'bank-page' } as const];
  expect(shown({ ...euro, banks })).toEqual(shown(euro));
  expect(shown({ ...euro, banks }, 'ATBK')).toEqual({ ...shown(euro), lackingBank: 'ATBK' });
});

test('Where no bank quotes, the live rate is taken, else the central one, else none', () => {
  expect(shown(lira)).toMatchObject({ value: '0.067', basis: { kind: 'live' } });
  expect(shown(statsOf('USD'))).toMatchObject({ value: '2.9345', basis: { kind: 'central' } });
  expect(shown({ currency: 'AUD', banks: [], bankCount: 0 })).toBeUndefined();
  expect(converterRate(lira, undefined, day('2026-11-28'))).toBeUndefined();
});

test('The mean lies between the lowest and the highest sale rate, whatever the banks', () => {
  const codes = ['BIAT', 'STBK', 'ATBK', 'BNTE', 'UIBK'] as const;
  fc.assert(
    fc.property(fc.array(anyRate, { minLength: 1, maxLength: 5 }), (rates) => {
      const banks = rates.map((saleRate, index) => ({
        bankId: codes[index] ?? 'BIAT',
        purchaseRate: saleRate,
        saleRate,
        date: today,
        source: 'import' as const,
      }));
      const rate = converterRate({ ...euro, banks }, undefined, today);
      expect(rate?.value.gte(decimal(Math.min(...rates)).minus('1e-18'))).toBe(true);
      expect(rate?.value.lte(decimal(Math.max(...rates)).plus('1e-18'))).toBe(true);
    }),
  );
});

test('A day on which no counter quotes has no mean: the live rate stands in', () => {
  const central = { bankId: 'BCTN', purchaseRate: 3.4, saleRate: 3.4, date: today } as const;
  const stats: RatesStats = {
    ...lira,
    date: today,
    banks: [{ ...central, source: 'bct' }],
    bankCount: 1,
  };
  expect(shown(stats)).toMatchObject({ value: '0.067', basis: { kind: 'live' } });
  const { live: _, ...withoutLive } = stats;
  expect(shown(withoutLive)).toBeUndefined();
  expect(shown(withoutLive, 'BIAT')).toBeUndefined();
});
