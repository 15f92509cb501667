import { plainRates, today } from '@dinar/site/testing/site-fixtures';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../days/rate-date.ts';
import { decimal } from '../money/decimal.ts';
import { type ConverterRequest, converterAnswer, hasConverterRates } from './converter-answer.ts';

function answer(asked: Partial<ConverterRequest>) {
  const request = { amount: decimal(1), from: 'EUR', to: 'TND', rates: plainRates, today } as const;
  const found = converterAnswer({ ...request, ...asked });
  return found.kind === 'converted'
    ? [
        found.value.round(6).toString(),
        found.unitValue.round(6).toString(),
        found.rates.map(({ currency, basis }) => `${currency} ${basis.kind}`),
      ]
    : found;
}

test('To the dinar the amount is multiplied, from it divided, between two currencies both', () => {
  expect(answer({ amount: decimal(10) })).toEqual(['34.16', '3.416', ['EUR mean']]);
  expect(answer({ amount: decimal('34.16'), from: 'TND', to: 'EUR' })).toEqual([
    '10',
    '0.29274',
    ['EUR mean'],
  ]);
  expect(answer({ amount: decimal(100), from: 'EUR', to: 'USD' })).toEqual([
    '116.408247',
    '1.164082',
    ['EUR mean', 'USD central'],
  ]);
});

test('The same currency on both sides needs no rate', () => {
  expect(answer({ amount: decimal(7), to: 'EUR' })).toEqual(['7', '1', []]);
});

test('A currency without a rate is told, never taken as 1 or 0', () => {
  expect(answer({ from: 'AUD' })).toEqual({ kind: 'no-rate', currency: 'AUD' });
  expect(answer({ from: 'TND', to: 'TRY' })).toEqual({ kind: 'no-rate', currency: 'TRY' });
});

test('Thousandths add up where binary floats would not, and large amounts stay exact', () => {
  expect(answer({ amount: decimal('0.01') })).toEqual(['0.03416', '3.416', ['EUR mean']]);
  expect(answer({ amount: decimal('999999999999999') })).toEqual([
    '3415999999999996.584',
    '3.416',
    ['EUR mean'],
  ]);
});

test('There and back gives the amount again, to within the digits a division keeps', () => {
  const amounts = fc.integer({ min: 1, max: 2_000_000_000 }).map((milli) => milli / 1000);
  fc.assert(
    fc.property(amounts, (amount) => {
      const there = converterAnswer({ ...base, amount: decimal(amount) });
      if (there.kind !== 'converted') throw new Error('The euro has a rate');
      const back = converterAnswer({ ...base, amount: there.value, from: 'TND', to: 'EUR' });
      expect(back.kind === 'converted' && back.value.round(9).toNumber()).toBe(amount);
    }),
  );
});

const base = { from: 'EUR', to: 'TND', rates: plainRates, today } as const;

test('Rates of another week are none', () => {
  expect(hasConverterRates({ rates: plainRates, today })).toBe(true);
  expect(hasConverterRates({ rates: new Map(), today })).toBe(false);
});

test('The converter has rates as soon as one currency has a current one, and none otherwise', () => {
  const later = addDays(today, 8);
  expect(hasConverterRates({ rates: plainRates, today })).toBe(true);
  expect(hasConverterRates({ rates: plainRates, today: later })).toBe(false);
  expect(hasConverterRates({ rates: new Map(), today })).toBe(false);
});

test('A currency whose rates are of another week is told as one without', () => {
  const asked = { amount: decimal(3), from: 'EUR', to: 'TND', rates: plainRates } as const;
  expect(converterAnswer({ ...asked, today: addDays(today, 8) })).toEqual({
    kind: 'no-rate',
    currency: 'EUR',
  });
});
