import { type Decimal, decimal } from '../money/decimal.ts';

const towardsZero = 0;

/**
 * The change from a reference, in percent with 4 decimals; throws if the reference is 0. Further decimals are
 * cut off, so that only the display rounds.
 */
export function variationPercent(current: number | Decimal, reference: number | Decimal): number {
  const base = decimal(reference);
  if (base.eq(0)) throw new RangeError('A variation needs a reference other than 0');
  return decimal(current).minus(base).times(100).div(base).round(4, towardsZero).toNumber();
}
