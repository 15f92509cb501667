import { expect, test } from 'vitest';
import { shownDecimals } from './format-number.ts';
import { formatHeadlineRate, formatSpread, formatTableRate } from './format-rate.ts';

test('A rate of a table has 3 decimals, and at least 4 significant digits below 1', () => {
  expect(
    [3.3891, 12, 1, 0.99999, 0.3124, 0.31235, 0.02204, 0.018165, 0.018681].map((each) =>
      formatTableRate(each, 'fr'),
    ),
  ).toEqual([
    '3,389',
    '12,000',
    '1,000',
    '1,000',
    '0,3124',
    '0,3124',
    '0,02204',
    '0,01817',
    '0,01868',
  ]);
});

test('A rate of a headline has 4 decimals, more below a tenth', () => {
  expect(
    [3.3891, 0.79781, 0.067, 0.02202, 0.018423].map((each) => formatHeadlineRate(each, 'fr')),
  ).toEqual(['3,3891', '0,7978', '0,06700', '0,02202', '0,01842']);
});

test('A spread has as many decimals as its rates', () => {
  expect(formatSpread(0.000516, 0.018681, 'fr')).toBe('0,00052');
  expect(formatSpread(0.08, 3.45, 'fr')).toBe('0,080');
  expect(formatSpread(0.0104, 0.3124, 'fr')).toBe('0,0104');
});

test('Zero, which is no valid rate, has the usual number of decimals', () => {
  expect(shownDecimals(0, 3)).toBe(3);
});
