import { type Decimal, decimal } from '../money/decimal.ts';

const narrowSpace = '\u202f';
const minusSign = '\u2212';

/** An amount with 0 to 2 decimals, as a visitor enters it. */
export function formatAmount(amount: number | Decimal): string {
  return formatFixed(amount, 0, 2);
}

/** An amount for a table column, always with 2 decimals so that they align. */
export function formatColumnAmount(amount: number | Decimal): string {
  return formatFixed(amount, 2, 2);
}

/** A converter result with 2 to 4 decimals. */
export function formatConverted(amount: number | Decimal): string {
  return formatFixed(amount, 2, 4);
}

/** The direction of a change after rounding to 2 decimals; a change that rounds to zero is stable. */
export type ChangeDirection = 'up' | 'down' | 'stable';

/** The direction of a change in percent. */
export function changeDirection(percent: number | Decimal): ChangeDirection {
  const rounded = decimal(percent).round(2);
  if (rounded.eq(0)) return 'stable';
  return rounded.gt(0) ? 'up' : 'down';
}

/** A signed percentage with 2 decimals: "+0,12 %"; zero has no sign. */
export function formatVariation(percent: number | Decimal): string {
  return `${changeDirection(percent) === 'up' ? '+' : ''}${formatFixed(percent, 2, 2)}${narrowSpace}%`;
}

/** Formats a number in French with `minDecimals` to `maxDecimals` decimals, rounded half up. */
// Intl is not used: its group separator has changed with ICU (U+00A0, then U+202F), so the rendered page and
// an older browser could differ, and a decimal would have to be converted to a binary float.
export function formatFixed(
  value: number | Decimal,
  minDecimals: number,
  maxDecimals: number,
): string {
  const rounded = decimal(value).round(maxDecimals);
  const [integer = '0', fraction = ''] = rounded.abs().toFixed(maxDecimals).split('.');
  const kept = fraction.slice(0, minDecimals) + fraction.slice(minDecimals).replace(/0+$/, '');
  const grouped = integer.replace(/\B(?=(?:\d{3})+$)/g, narrowSpace);
  const sign = rounded.lt(0) ? minusSign : '';
  return kept === '' ? `${sign}${grouped}` : `${sign}${grouped},${kept}`;
}
