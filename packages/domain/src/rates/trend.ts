import { changeDirection } from '../format/format-number.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import type { RatePair } from './bank-snapshot.ts';
import { variationPercent } from './variation.ts';

export type TrendDirection = 'up' | 'down' | 'stable';

/** The direction of a change and its percent, signed. */
export interface Trend {
  readonly direction: TrendDirection;
  readonly percent: number;
}

const stableBelowPercent = 0.005;
const downBelowMean = 2.5;
const upAboveMean = 3.5;

/** The trend from one published value to a later one; a change below 0.005 % is stable. */
export function trendBetween(previous: number | Decimal, current: number | Decimal): Trend {
  const percent = variationPercent(current, previous);
  if (Math.abs(percent) < stableBelowPercent) return { direction: 'stable', percent };
  return { direction: percent > 0 ? 'up' : 'down', percent };
}

/** The trend of a cryptocurrency: up if its 24 h change in percent, rounded to 2 decimals, is 0 or more. */
export function cryptoTrend(change: number): Trend {
  return { direction: changeDirection(change) === 'down' ? 'down' : 'up', percent: change };
}

/**
 * The trend by the thresholds of the specification, for the mean of purchase and sale: below 2.5 down, above
 * 3.5 up. No screen shows it, because it does not follow the market.
 */
export function trendByThresholds(rate: RatePair): TrendDirection {
  const mean = meanOfPair(rate).toNumber();
  if (mean < downBelowMean) return 'down';
  return mean > upAboveMean ? 'up' : 'stable';
}

/** The mean of purchase and sale, not rounded. */
export function meanOfPair({ purchaseRate, saleRate }: RatePair): Decimal {
  return decimal(purchaseRate).plus(saleRate).div(2);
}
