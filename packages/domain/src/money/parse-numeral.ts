import { type Decimal, decimal } from './decimal.ts';

const maxIntegerDigits = 15;
// Room for these digits, 20 decimals, a sign and a point. A longer text is rejected, because computing with
// it is slow.
const maxNumeralLength = 40;

export type NumeralFault = 'empty' | 'not-a-number' | 'negative' | 'too-large' | 'too-long';

export type ParsedNumeral =
  | { readonly ok: true; readonly value: Decimal }
  | { readonly ok: false; readonly reason: NumeralFault };

/** Parses a printed number: comma or dot as the decimal sign, any kind of space between groups. */
export function parseNumeral(text: string): ParsedNumeral {
  const numeral = text.replace(/\s/g, '').replace('−', '-').replace(',', '.');
  if (numeral === '') return { ok: false, reason: 'empty' };
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(numeral)) return { ok: false, reason: 'not-a-number' };
  if (numeral.length > maxNumeralLength) return { ok: false, reason: 'too-long' };
  const value = decimal(numeral.replace(/^\+/, '').replace(/\.$/, ''));
  if (value.lt(0)) return { ok: false, reason: 'negative' };
  if (value.e >= maxIntegerDigits) return { ok: false, reason: 'too-large' };
  return { ok: true, value };
}
