import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type RatesByCurrency, type RatesStats, statsOn } from '../rates/currency-rates.ts';
import { type Counters, countersToday } from './counters.ts';
import { liveProblem } from './live-problem.ts';
import {
  centralReference,
  leadingReference,
  marketReference,
  type ReferenceRate,
} from './reference-rate.ts';

/** The values of one currency that may be shown today; missing and outdated values are absent. */
export interface CurrencyToday {
  readonly currency: ForeignCurrencyCode;
  readonly central?: ReferenceRate;
  readonly manual?: ReferenceRate;
  readonly market?: ReferenceRate;
  /** The newer of `central` and `market`: the rate of titles, headline, grid and ticker. */
  readonly leading?: ReferenceRate;
  readonly counters: Counters;
}

/** The board of today: the values of every stored currency that may be shown. */
export interface BoardOfToday {
  readonly today: RateDate;
  readonly currencies: ReadonlyMap<ForeignCurrencyCode, CurrencyToday>;
}

/**
 * Decides which numbers every screen may show today. This is the only place that applies the rules for ages,
 * boards in force, the leading rate and missing values. A currency whose stored rates are the same as in
 * `before` keeps its object, so that its panels need not render again.
 */
export function boardOfToday(
  stored: RatesByCurrency,
  today: RateDate,
  before?: { readonly stored: RatesByCurrency; readonly board: BoardOfToday },
): BoardOfToday {
  const known = before?.board.today === today ? before : undefined;
  const currencies = new Map<ForeignCurrencyCode, CurrencyToday>();
  for (const [currency, stats] of stored) {
    const same = known?.stored.get(currency) === stats && known.board.currencies.get(currency);
    currencies.set(currency, same || currencyToday(stats, today));
  }
  return { today, currencies };
}

/** The values of one currency that may be shown today. */
export function currencyToday(stored: RatesStats, today: RateDate): CurrencyToday {
  const stats = statsOn(stored, today);
  const { currency } = stats;
  const central = centralReference('central', currency, stats.central, today);
  const manual = centralReference('manual', currency, stats.central, today);
  const market = liveProblem(stats, today)
    ? undefined
    : marketReference(currency, stats.live, today);
  const leading = leadingReference(central, market);
  let counters: Counters | undefined;
  return {
    currency,
    ...(central && { central }),
    ...(manual && { manual }),
    ...(market && { market }),
    ...(leading && { leading }),
    // Computed lazily: a page shows the banks of one currency, and rates change often.
    get counters() {
      counters ??= countersToday(currency, stats.banks, today);
      return counters;
    },
  };
}

/** Whether any rate of a currency may be shown today. */
export function hasAnyRate({ leading, counters }: CurrencyToday): boolean {
  return leading !== undefined || counters.inForce.length > 0 || counters.older.length > 0;
}
