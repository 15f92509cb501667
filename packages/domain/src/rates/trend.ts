import { decimal } from '../money/decimal.ts';
import type { RatePair } from './guard-rate.ts';
import { variationPercent } from './variation.ts';

export type TrendDirection = 'up' | 'down' | 'stable';

/** The percent is absent when there is no previous day to compare with. */
export interface Trend {
  readonly direction: TrendDirection;
  readonly percent?: number;
}

const stableBelowPercent = 0.005;
const downBelowMean = 2.5;
const upAboveMean = 3.5;

/**
 * The trend of the mean of purchase and sale against the bank's previous published day; without
 * one, by the thresholds 2.5 and 3.5 on the mean itself.
 */
export function rateTrend(current: RatePair, previous?: RatePair | undefined): Trend {
  if (previous === undefined) return { direction: directionOfMean(meanOf(current).toNumber()) };
  const percent = variationPercent(meanOf(current), meanOf(previous));
  return { direction: directionOfChange(percent), percent };
}

/** The trend of a crypto currency: up when its 24 h change, in percent, is 0 or more. */
export function cryptoTrend(change: number): Trend {
  return { direction: change >= 0 ? 'up' : 'down', percent: change };
}

function meanOf({ purchaseRate, saleRate }: RatePair) {
  return decimal(purchaseRate).plus(saleRate).div(2);
}

function directionOfChange(percent: number): TrendDirection {
  if (Math.abs(percent) < stableBelowPercent) return 'stable';
  return percent > 0 ? 'up' : 'down';
}

function directionOfMean(mean: number): TrendDirection {
  if (mean < downBelowMean) return 'down';
  return mean > upAboveMean ? 'up' : 'stable';
}
