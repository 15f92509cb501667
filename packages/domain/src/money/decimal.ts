import Big from 'big.js';

export type Decimal = Big;

// A separate constructor: its precision is independent of other users of big.js.
const DecimalNumber = Big();
DecimalNumber.DP = 20;
DecimalNumber.RM = Big.roundHalfUp;

const maxIntegerDigits = 15;
// Room for these digits, 20 decimals, a sign and a point. A longer text is rejected, because computing with
// it is slow.
const maxNumeralLength = 40;

/** Creates a decimal from a number, a plain numeral or a decimal; throws if it is not finite. */
export function decimal(value: number | string | Decimal): Decimal {
  return new DecimalNumber(value);
}

export type ParsedAmount =
  | { readonly ok: true; readonly value: Decimal }
  | {
      readonly ok: false;
      readonly reason: 'empty' | 'not-a-number' | 'negative' | 'too-large';
    };

/** Parses an amount as typed: comma or dot as the decimal sign, any kind of space between groups. */
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

/** Rounds a rate for storage: at most 6 decimals, half up. */
export function roundRate(rate: number | Decimal): number {
  return decimal(rate).round(6).toNumber();
}
