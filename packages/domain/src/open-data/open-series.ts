import type { RateDate } from '../days/rate-date.ts';
import type { ProviderId } from '../providers/provider-table.ts';
import { historySeries } from '../rates/history-series.ts';
import type { RateHistory } from '../rates/rate-history.ts';
import { numeralOf } from './open-rate.ts';

/** One published day of a currency, in TND for one unit; values are plain numerals. */
export interface OpenDay {
  readonly day: RateDate;
  /** The interbank mid rate of the central bank. */
  readonly central: string;
  /** The best prices of the boards in force on that day; null if there were fewer than three. */
  readonly bestPurchase: string | null;
  readonly bestSale: string | null;
  /** The publisher of the mid rate, by our name for it: its full name 5,600 times would enlarge the file by a tenth. */
  readonly providerId: ProviderId;
}

/** The published days of a currency that the chart shows, in order. Other days have no row. */
export function openSeries(years: readonly RateHistory[], today: RateDate): OpenDay[] {
  const points = historySeries(years, today, 'all', 'central').segments.flat();
  return points.map(({ date, value, best }) => ({
    day: date,
    central: numeralOf(value),
    bestPurchase: best ? numeralOf(best.purchase) : null,
    bestSale: best ? numeralOf(best.sale) : null,
    providerId: 'bct',
  }));
}
