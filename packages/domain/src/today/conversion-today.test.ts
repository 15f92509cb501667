import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankCode } from '../banks/bank-code.ts';
import type { CurrencyCode } from '../currencies/currency-code.ts';
import { decimal } from '../money/decimal.ts';
import type { RatesStats } from '../rates/currency-rates.ts';
import { bankQuote, storedRates } from '../testing/board-fixtures.ts';
import { anyQuotes, day } from '../testing/rate-arbitraries.ts';
import { boardOfToday } from './board-of-today.ts';
import { type ConvertedValue, conversionToday } from './conversion-today.ts';

const today = day('2026-11-20');
const yesterday = day('2026-11-19');
const euro: RatesStats = {
  currency: 'EUR',
  central: { value: 3.3891, date: yesterday, source: 'bct' },
  banks: [
    bankQuote('BIAT', [3.346, 3.426], today),
    bankQuote('STBK', [3.353, 3.433], yesterday),
    bankQuote('ATBK', [3.36, 3.419], today),
    bankQuote('UIBK', [9, 9.1], day('2026-11-17')),
  ],
};
const dollar: RatesStats = {
  currency: 'USD',
  live: { value: 2.9048, date: today, source: 'live-fx' },
  banks: [bankQuote('BIAT', [2.87, 2.94], today)],
};
const lira: RatesStats = {
  currency: 'TRY',
  live: { value: 0.067, date: today, source: 'live-fx' },
  banks: [],
};
const board = boardOfToday(storedRates(euro, dollar, lira), today);

function convert(amount: number, from: CurrencyCode, to: CurrencyCode, bank?: BankCode) {
  const result = conversionToday({ amount: decimal(amount), from, to, bank }, board);
  return result.kind === 'converted' ? result : undefined;
}

const text = (side: ConvertedValue | undefined) => side?.value.round(4).toString();

test('To dinars the visitor gets the mean purchase rate of the boards in force', () => {
  const result = convert(500, 'EUR', 'TND');
  expect(text(result?.answer)).toBe('1676.5');
  expect(result?.answer.legs).toEqual([
    {
      currency: 'EUR',
      rate: { side: 'purchase', currency: 'EUR', day: yesterday, value: decimal('3.353') },
      basis: { kind: 'mean', bankCount: 3 },
      days: [yesterday, today],
      sources: ['bank-page'],
    },
  ]);
});

test('Beside it is the specified figure, at the sale rate, and the mid rate for reference', () => {
  const result = convert(500, 'EUR', 'TND');
  expect([text(result?.otherSide), text(result?.reference)]).toEqual(['1713', '1694.55']);
  expect(result?.otherSide?.legs[0]?.rate.side).toBe('sale');
});

test('From dinars the visitor gets the amount ÷ sale rate, as specified', () => {
  const result = convert(1713, 'TND', 'EUR');
  expect([text(result?.answer), text(result?.otherSide)]).toEqual(['500', '510.8858']);
  expect(result?.answer.legs[0]?.rate.side).toBe('sale');
});

test('Between two currencies it is purchase of the first ÷ sale of the second', () => {
  const result = convert(100, 'EUR', 'USD');
  expect(text(result?.answer)).toBe(decimal(335.3).div(2.94).round(4).toString());
  expect(text(result?.otherSide)).toBe(decimal(342.6).div(2.87).round(4).toString());
  expect(text(result?.reference)).toBe(decimal(338.91).div(2.9048).round(4).toString());
});

function cost(amount: number, from: CurrencyCode, to: CurrencyCode, bank?: BankCode) {
  const request = { amount: decimal(amount), from, to, bank, fixedSide: 'buy' } as const;
  const result = conversionToday(request, board);
  return result.kind === 'converted' ? result : undefined;
}

test('An amount to buy is priced at the mean sale rate, with its value at the mid rate for reference', () => {
  const result = cost(500, 'TND', 'EUR');
  expect([text(result?.answer), text(result?.reference)]).toEqual(['1713', '1694.55']);
  expect(result?.unitValue.toString()).toBe('3.426');
  expect([result?.answer.legs[0]?.rate.side, result?.otherSide]).toEqual(['sale', undefined]);
  expect(text(cost(500, 'TND', 'EUR', 'ATBK')?.answer)).toBe('1709.5');
});

test('Paid in another currency, the price is sale of the bought ÷ purchase of the paid', () => {
  const expected = decimal(100).times(2.94).div(3.353).round(4).toString();
  expect(text(cost(100, 'EUR', 'USD')?.answer)).toBe(expected);
});

test('If no bank sells a currency, its price is at the mid rate; without any rate it has no price', () => {
  const lira = cost(1000, 'TND', 'TRY');
  expect([text(lira?.answer), lira?.answer.legs[0]?.basis.kind]).toEqual(['67', 'reference']);
  expect(cost(5, 'TND', 'JPY')).toBeUndefined();
});

test('A chosen bank gives its own sides, the central bank its mid rate on both', () => {
  const biat = convert(500, 'EUR', 'TND', 'BIAT');
  expect([text(biat?.answer), text(biat?.otherSide)]).toEqual(['1673', '1713']);
  expect(text(convert(1713, 'TND', 'EUR', 'BIAT')?.answer)).toBe('500');
  expect(text(convert(1709.5, 'TND', 'EUR', 'ATBK')?.answer)).toBe('500');
  const central = convert(500, 'EUR', 'TND', 'BCTN');
  expect([text(central?.answer), central?.otherSide]).toEqual(['1694.55', undefined]);
});

test('A bank without a board in force is named, and the mean is taken', () => {
  for (const bank of ['UIBK', 'BNTE'] as const) {
    const [leg] = convert(500, 'EUR', 'TND', bank)?.answer.legs ?? [];
    expect([leg?.lackingBank, leg?.basis.kind]).toEqual([bank, 'mean']);
  }
});

test('Where no bank quotes, the leading mid rate answers, named so, with no other side', () => {
  const result = convert(1000, 'TRY', 'TND');
  expect(text(result?.answer)).toBe('67');
  expect(result?.answer.legs[0]?.basis.kind).toBe('reference');
  expect(result?.otherSide).toBeUndefined();
  expect(text(convert(100, 'EUR', 'TRY')?.answer)).toBe(
    decimal(335.3).div(0.067).round(4).toString(),
  );
});

test('A missing rate is named, never taken as 1 or 0', () => {
  const none = { kind: 'no-rate', currency: 'JPY' };
  const request = { amount: decimal(5), from: 'JPY', to: 'TND' } as const;
  expect(conversionToday(request, board)).toEqual(none);
  expect(conversionToday({ ...request, from: 'EUR', to: 'JPY' }, board)).toEqual(none);
  expect(conversionToday(request, boardOfToday(new Map(), today))).toEqual(none);
});

test('For any boards the answer is at most the other side, and the unit value matches the total', () => {
  fc.assert(
    fc.property(anyQuotes, fc.integer({ min: 1, max: 1e6 }), (quotes, amount) => {
      const ordered = quotes.map((quote) => ({
        ...quote,
        saleRate: Math.max(quote.saleRate, quote.purchaseRate),
      }));
      const any = boardOfToday(storedRates({ currency: 'EUR', banks: ordered }), today);
      const request = { amount: decimal(amount), from: 'EUR', to: 'TND' } as const;
      const result = conversionToday(request, any);
      if (result.kind !== 'converted') return;
      expect(result.otherSide?.value.gte(result.answer.value)).toBe(true);
      expect(result.unitValue.times(amount).round(9).eq(result.answer.value.round(9))).toBe(true);
    }),
  );
});
