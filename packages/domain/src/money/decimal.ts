import Big from 'big.js';

export type Decimal = Big;

// A constructor of our own: precision set here cannot be changed by another user of big.js.
const DecimalNumber = Big();
DecimalNumber.DP = 20;
DecimalNumber.RM = Big.roundHalfUp;

const maxIntegerDigits = 15;
// With them 20 decimals, a sign and a point: a longer text is no amount, and slow to compute with.
const maxNumeralLength = 40;

/** A decimal number from a number, a plain numeral or a decimal; throws on anything not finite. */
export function decimal(value: number | string | Decimal): Decimal {
  return new DecimalNumber(value);
}

export type ParsedAmount =
  | { readonly ok: true; readonly value: Decimal }
  | {
      readonly ok: false;
      readonly reason: 'empty' | 'not-a-number' | 'negative' | 'too-large';
    };

/** Reads an amount as typed: comma or dot for decimals, blanks of any kind between groups. */
export function parseAmount(text: string): ParsedAmount {
  const numeral = text.replace(/\s/g, '').replace('−', '-').replace(',', '.');
  if (numeral === '') return { ok: false, reason: 'empty' };
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(numeral)) return { ok: false, reason: 'not-a-number' };
  if (numeral.length > maxNumeralLength) return { ok: false, reason: 'too-large' };
  const value = decimal(numeral.replace(/^\+/, '').replace(/\.$/, ''));
  if (value.lt(0)) return { ok: false, reason: 'negative' };
  if (value.e >= maxIntegerDigits) return { ok: false, reason: 'too-large' };
  return { ok: true, value };
}

/** A rate as it is stored: at most 6 decimals, half up. */
export function roundRate(rate: number | Decimal): number {
  return decimal(rate).round(6).toNumber();
}
