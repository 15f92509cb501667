import { formatPercent } from '../format/format-number.ts';
import type { Locale } from '../language/locale.ts';
import { type Decimal, decimal, roundShown } from '../money/decimal.ts';
import type { RatePair } from './bank-snapshot.ts';
import { variationPercent } from './variation.ts';

export type TrendDirection = 'up' | 'down' | 'stable';

/** A change as it is shown: its percent, rounded to 2 decimals, and the direction of the rounded value. */
export interface Trend<Direction extends TrendDirection = TrendDirection> {
  readonly direction: Direction;
  readonly percent: number;
}

const shownDecimals = 2;
const downBelowMean = 2.5;
const upAboveMean = 3.5;

/** The trend of a rate by its change in percent; a change that rounds to 0.00 is stable. */
export function rateTrend(change: number | Decimal): Trend {
  const percent = shownPercent(change);
  if (percent === 0) return { direction: 'stable', percent };
  return { direction: percent > 0 ? 'up' : 'down', percent };
}

/** The trend of a coin by its change in percent; as specified, a change that rounds to 0.00 is a rise. */
export function coinTrend(change: number | Decimal): Trend<'up' | 'down'> {
  const percent = shownPercent(change);
  return { direction: percent < 0 ? 'down' : 'up', percent };
}

/** The trend from one published value to a later one. */
export function trendBetween(previous: number | Decimal, current: number | Decimal): Trend {
  return rateTrend(variationPercent(current, previous));
}

/** The percent of a trend with its sign: "+0,12 %"; a stable one has no sign. */
export function formatTrend({ direction, percent }: Trend, locale: Locale): string {
  return `${direction === 'up' ? '+' : ''}${formatPercent(percent, locale)}`;
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

// Adding 0 turns a negative zero, of a small fall, into a plain one.
function shownPercent(change: number | Decimal): number {
  return roundShown(change, shownDecimals).toNumber() + 0;
}
