import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../money/decimal.ts';
import {
  changeDirection,
  formatAmount,
  formatColumnAmount,
  formatConverted,
  formatVariation,
} from './format-number.ts';

test('Amounts have up to 2 decimals and groups parted by a narrow no-break space', () => {
  expect(formatAmount(1000)).toBe('1\u202f000');
  expect(formatAmount(999.5)).toBe('999,5');
  expect(formatAmount(1234567.891)).toBe('1\u202f234\u202f567,89');
  expect(formatAmount(0)).toBe('0');
});

test('Amounts of a column always have 2 decimals', () => {
  expect([292.4, 292.83, 1000, 0.005].map(formatColumnAmount)).toEqual([
    '292,40',
    '292,83',
    '1\u202f000,00',
    '0,01',
  ]);
});

test('Converter results have 2 to 4 decimals', () => {
  expect(formatConverted(341)).toBe('341,00');
  expect(formatConverted(338.9125)).toBe('338,9125');
  expect(formatConverted(decimal('12345678901234567890.123456'))).toBe(
    '12\u202f345\u202f678\u202f901\u202f234\u202f567\u202f890,1235',
  );
});

test('Variations carry a sign, a true minus and a narrow space before the percent sign', () => {
  expect(formatVariation(0.123)).toBe('+0,12\u202f%');
  expect(formatVariation(-1.5)).toBe('\u22121,50\u202f%');
});

test('A variation that rounds to zero is stable and has no sign', () => {
  expect([0, -0.001, 0.0049].map(formatVariation)).toEqual(Array(3).fill('0,00\u202f%'));
  expect([0.005, 0, -0.0049, -0.006].map(changeDirection)).toEqual([
    'up',
    'stable',
    'stable',
    'down',
  ]);
  expect(formatAmount(-0.004)).toBe('0');
});

test('Decimals are rounded half up, where a binary float would be rounded down', () => {
  expect(formatAmount(1.005)).toBe('1,01');
  expect(formatConverted(2.00005)).toBe('2,0001');
});

test('A formatted amount parses back to the rounded amount', () => {
  const anyAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(anyAmount, (cents) => {
      const text = formatAmount(decimal(cents).div(100));
      const numeral = text.replaceAll('\u202f', '').replace(',', '.').replace('\u2212', '-');
      expect(decimal(numeral).times(100).toString()).toBe(String(cents));
    }),
  );
});
