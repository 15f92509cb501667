import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';

/**
 * The rates of one currency on one day, in TND for one unit; what is unknown is absent. The best rates
 * are those of the boards in force that day, where at least three were.
 */
export interface HistoryPoint {
  readonly central?: number;
  /** The central bank's rate as its archive gave it, for a day of which no row is stored. */
  readonly archived?: number;
  readonly live?: number;
  readonly bestBuy?: number;
  readonly bestSell?: number;
}

/** One year of one currency; points are keyed 'MM-DD'. */
export interface RateHistory {
  readonly currency: ForeignCurrencyCode;
  readonly year: string;
  readonly points: Readonly<Record<string, HistoryPoint>>;
  readonly updatedAt?: Date;
}

/** The central bank's rate of a day: its row's, else what its archive gave. */
export function centralOf({ central, archived }: HistoryPoint): number | undefined {
  return central ?? archived;
}
