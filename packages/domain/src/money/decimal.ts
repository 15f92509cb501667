import Big from 'big.js';

export type Decimal = Big;

// A separate constructor: its precision is independent of other users of big.js.
const DecimalNumber = Big();
// A sum divided by 3 and multiplied by an amount of 15 digits keeps 20 right decimals.
DecimalNumber.DP = 40;
DecimalNumber.RM = Big.roundHalfUp;

const guardDecimals = 20;

/** Creates a decimal from a number, a plain numeral or a decimal; throws if it is not finite. */
export function decimal(value: number | string | Decimal): Decimal {
  return new DecimalNumber(value);
}

/**
 * Rounds a computed value for display, half up. A division cuts its decimals off, so the value is first rounded
 * to 20 decimals: 1.004999… of a mean of thirds is 1.005.
 */
export function roundShown(value: number | Decimal, decimals: number): Decimal {
  return decimal(value).round(Math.max(guardDecimals, decimals)).round(decimals);
}

/** Rounds a rate for storage: at most 6 decimals, half up. */
export function roundRate(rate: number | Decimal): number {
  return decimal(rate).round(6).toNumber();
}
