import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateSource } from './bank-rate.ts';

/**
 * The rates of one currency on one day, in TND for one unit; unknown rates are absent. The best rates are
 * those of the boards in force on that day, if there were at least three.
 */
export interface HistoryPoint {
  readonly central?: number;
  /** The central bank rate from its archive, for a day without a stored row. */
  readonly archived?: number;
  readonly live?: number;
  readonly bestBuy?: number;
  readonly bestSell?: number;
  /** Present if a rate of the point, other than the live one, is made up for a demonstration. */
  readonly isDemo?: true;
}

/** One year of one currency; points are keyed 'MM-DD'. */
export interface RateHistory {
  readonly currency: ForeignCurrencyCode;
  readonly year: string;
  readonly points: Readonly<Record<string, HistoryPoint>>;
  readonly updatedAt?: Date;
}

/** The central bank rate of a day: that of its row, else that of its archive. */
export function centralOf({ central, archived }: HistoryPoint): number | undefined {
  return central ?? archived;
}

interface Sourced {
  readonly source: RateSource;
}

/**
 * Whether a curve counts as demonstration data: a point of its years is made up, or a rate of today, by which alone
 * a made-up live point is known. `years` are undefined until they are read.
 */
export function isDemoCurve(
  years: readonly RateHistory[] | undefined,
  today?: Readonly<Partial<Record<'central' | 'market', Sourced>>>,
): boolean {
  return (
    [today?.central, today?.market].some((rate) => rate?.source === 'demo') ||
    (years ?? []).some(({ points }) => Object.values(points).some(({ isDemo }) => isDemo))
  );
}
