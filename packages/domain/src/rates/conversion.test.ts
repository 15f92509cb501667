import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { decimal } from '../money/decimal.ts';
import { anyRate } from '../testing/rate-arbitraries.ts';
import { convert, homeConversion } from './conversion.ts';

const rates: Partial<Record<ForeignCurrencyCode, number>> = { EUR: 3.4, USD: 2.9, AUD: 0 };
const rateOf = (currency: ForeignCurrencyCode) => rates[currency];

function converted(amount: number, from: 'EUR' | 'USD' | 'TND', to: 'EUR' | 'USD' | 'TND') {
  const result = convert({ amount, from, to, rateOf });
  return result.ok ? result.value.round(6).toString() : result.reason;
}

test('Conversions go through the dinar', () => {
  expect(converted(100, 'EUR', 'TND')).toBe('340');
  expect(converted(340, 'TND', 'EUR')).toBe('100');
  expect(converted(29, 'EUR', 'USD')).toBe('34');
  expect(converted(12.5, 'TND', 'TND')).toBe('12.5');
  expect(converted(12.5, 'EUR', 'EUR')).toBe('12.5');
});

test('A missing rate, or a rate of 0, is told and never taken as 1 or 0', () => {
  expect(convert({ amount: 1, from: 'TRY', to: 'TND', rateOf })).toEqual({
    ok: false,
    reason: 'no-rate',
    currency: 'TRY',
  });
  expect(convert({ amount: 1, from: 'EUR', to: 'AUD', rateOf })).toEqual({
    ok: false,
    reason: 'no-rate',
    currency: 'AUD',
  });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -3.4])('A rate of %s is none', (rate) => {
  expect(convert({ amount: 1, from: 'EUR', to: 'TND', rateOf: () => rate })).toEqual({
    ok: false,
    reason: 'no-rate',
    currency: 'EUR',
  });
  expect(homeConversion(100, rate, false).toString()).toBe('0');
});

test('An amount converted and converted back is the same to the millime', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), anyRate, anyRate, (millimes, a, b) => {
      const table = (currency: ForeignCurrencyCode) => (currency === 'EUR' ? a : b);
      const there = convert({ amount: millimes / 1000, from: 'EUR', to: 'USD', rateOf: table });
      if (!there.ok) throw new Error(there.reason);
      const back = convert({ amount: there.value, from: 'USD', to: 'EUR', rateOf: table });
      expect(back.ok && back.value.round(3).toString()).toBe(
        decimal(millimes).div(1000).toString(),
      );
    }),
  );
});

test('The home converter multiplies by the live rate, or divides when reversed', () => {
  expect(homeConversion(100, 3.3891, false).toString()).toBe('338.91');
  expect(homeConversion(338.91, 3.3891, true).toString()).toBe('100');
});

test('The home converter gives 0 without a live rate', () => {
  expect(homeConversion(100, undefined, false).toString()).toBe('0');
  expect(homeConversion(100, undefined, true).toString()).toBe('0');
  expect(homeConversion(100, 0, true).toString()).toBe('0');
});
