import { type Decimal, decimal } from '../money/decimal.ts';

const narrowSpace = '\u202f';
const minusSign = '\u2212';

/** A rate with 4 decimals: the rate line, the cards and the ticker. */
export function formatRate4(rate: number | Decimal): string {
  return formatFixed(rate, 4, 4);
}

/** A rate with 3 decimals: the tables. */
export function formatRate3(rate: number | Decimal): string {
  return formatFixed(rate, 3, 3);
}

/** An amount with 0 to 2 decimals. */
export function formatAmount(amount: number | Decimal): string {
  return formatFixed(amount, 0, 2);
}

/** A converter result with 2 to 4 decimals. */
export function formatConverted(amount: number | Decimal): string {
  return formatFixed(amount, 2, 4);
}

/** A signed percentage with 2 decimals: "+0,12 %". */
export function formatVariation(percent: number | Decimal): string {
  const text = formatFixed(percent, 2, 2);
  return `${text.startsWith(minusSign) ? '' : '+'}${text}${narrowSpace}%`;
}

/** Whether a variation reads as a rise once formatted; one that rounds to zero does. */
export function isRise(percent: number | Decimal): boolean {
  return formatVariation(percent).startsWith('+');
}

/** A number in French with as many decimals as wanted, half up. */
// Not Intl: its group separator has changed with ICU (U+00A0, then U+202F), so the rendered page and
// an older browser could differ, and a decimal would have to pass through a binary float.
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
