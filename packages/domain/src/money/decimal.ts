import Big from 'big.js';

export type Decimal = Big;

// A separate constructor: its precision is independent of other users of big.js.
const DecimalNumber = Big();
DecimalNumber.DP = 20;
DecimalNumber.RM = Big.roundHalfUp;

/** Creates a decimal from a number, a plain numeral or a decimal; throws if it is not finite. */
export function decimal(value: number | string | Decimal): Decimal {
  return new DecimalNumber(value);
}

/** Rounds a rate for storage: at most 6 decimals, half up. */
export function roundRate(rate: number | Decimal): number {
  return decimal(rate).round(6).toNumber();
}
