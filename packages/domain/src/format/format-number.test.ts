import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../money/decimal.ts';
import {
  formatDifference,
  formatGivenAmount,
  formatMoney,
  formatPercent,
} from './format-number.ts';

test('A given amount has its own decimals, and groups parted by a narrow no-break space', () => {
  expect([1000, 999.5, 1234567.891, 0].map((each) => formatGivenAmount(each, 'fr'))).toEqual([
    '1\u202f000',
    '999,5',
    '1\u202f234\u202f567,891',
    '0',
  ]);
});

test('A computed amount has 2 decimals from one dinar on, and 4 significant digits below', () => {
  expect(
    [341, 334.0474, 1000, 1.005, 0.5, 0.31245, 0.0020004, 0].map((each) => formatMoney(each, 'fr')),
  ).toEqual(['341,00', '334,05', '1\u202f000,00', '1,01', '0,5000', '0,3125', '0,002000', '0,00']);
  expect(formatMoney(decimal('12345678901234567890.123456'), 'fr')).toBe(
    '12\u202f345\u202f678\u202f901\u202f234\u202f567\u202f890,12',
  );
});

test('A difference has the decimals of its amount, and more if it would be shown as zero', () => {
  const differences = [2, 1.2004, 0.99999, 0.25762, 0.2, 0.005, 0.0042, 0.002, 0.00031];
  expect(differences.map((each) => formatDifference(each, 293.26, 'fr'))).toEqual([
    '2,00',
    '1,20',
    '1,00',
    '0,26',
    '0,20',
    '0,01',
    '0,0042',
    '0,0020',
    '0,00031',
  ]);
  expect([0.25762, 0.002].map((each) => formatDifference(each, 0.31245, 'fr'))).toEqual([
    '0,2576',
    '0,0020',
  ]);
});

test('The value as rounded decides its digits: what rounds to one is shown as one', () => {
  const third = decimal(10).div(3);
  expect(formatMoney(third.times(3).div(10), 'fr')).toBe('1,00');
  expect([0.99995, 0.99994, 0.099996].map((each) => formatMoney(each, 'fr'))).toEqual([
    '1,00',
    '0,9999',
    '0,1000',
  ]);
});

test('A mean of thirds is rounded like the exact value', () => {
  // 1.5 × (3.36 + 3.36 + 3.37) / 3 is exactly 5.045.
  const mean = decimal(3.36).plus(3.36).plus(3.37).div(3);
  expect(formatMoney(mean.times(1.5), 'fr')).toBe('5,05');
  expect(formatMoney(mean.times('999999999999999.5'), 'fr')).toBe(
    '3\u202f363\u202f333\u202f333\u202f333\u202f331,65',
  );
});

test('Every amount is shown with 2 decimals from 1 on, whatever it was divided by', () => {
  const rate = fc.integer({ min: 3000, max: 4000 }).map((millimes) => millimes / 1000);
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(rate, { minLength: 3, maxLength: 19 }), amount, (rates, given) => {
      const sum = rates.reduce((total, each) => total.plus(each), decimal(0));
      const cents = sum.times(given).times(100);
      // Exact: half up is the integer part of the doubled quotient plus one, halved.
      const doubled = cents
        .times(2)
        .plus(rates.length)
        .div(2 * rates.length);
      const exact = doubled.round(0, 0);
      const wanted = exact.times(2 * rates.length).gt(cents.times(2).plus(rates.length))
        ? exact.minus(1)
        : exact;
      const shown = formatMoney(sum.div(rates.length).times(given), 'fr').replace(/\D/g, '');
      expect(shown).toBe(wanted.toFixed());
    }),
  );
});

test('A negative amount has a true minus, one that rounds to zero has none', () => {
  expect([-2, -0.5].map((each) => formatMoney(each, 'fr'))).toEqual(['\u22122,00', '\u22120,5000']);
  expect(formatPercent(-0.004, 'fr')).toBe('0,00\u202f%');
});

test('A given amount parses back to the same amount', () => {
  const anyAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(anyAmount, (cents) => {
      const text = formatGivenAmount(decimal(cents).div(100), 'fr');
      const numeral = text.replaceAll('\u202f', '').replace(',', '.').replace('\u2212', '-');
      expect(decimal(numeral).times(100).toString()).toBe(String(cents));
    }),
  );
});
