import { expect, test } from 'vitest';
import { parseNumeral } from './parse-numeral.ts';

test.each([
  ['1234.5', '1234.5'],
  ['1 234,50', '1234.5'],
  ['1\u202f234\u00a0567,89', '1234567.89'],
  [',5', '0.5'],
  ['12.', '12'],
  ['+3', '3'],
  ['.25', '0.25'],
  ['0,12345678901234567890', '0.1234567890123456789'],
  ['0', '0'],
  ['999999999999999.99', '999999999999999.99'],
  // The longest numeral, of 40 characters.
  [`0,${'1'.repeat(38)}`, `0.${'1'.repeat(38)}`],
])('The numeral "%s" is read as %s', (text, expected) => {
  const parsed = parseNumeral(text);
  expect(parsed.ok && parsed.value.toString()).toBe(expected);
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'not-a-number'],
  ['1,2,3', 'not-a-number'],
  ['1.234,5', 'not-a-number'],
  ['1e5', 'not-a-number'],
  ['.', 'not-a-number'],
  ['-1', 'negative'],
  ['−0,01', 'negative'],
  ['1000000000000000', 'too-large'],
  [`0,${'1'.repeat(60)}`, 'too-long'],
  [`${'0'.repeat(60)}1`, 'too-long'],
])('The numeral "%s" is refused as %s', (text, reason) => {
  expect(parseNumeral(text)).toEqual({ ok: false, reason });
});
