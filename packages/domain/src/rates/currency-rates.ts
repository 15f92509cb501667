import type { CommercialBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { ProviderId } from '../providers/provider-table.ts';
import type { RateSource } from './bank-rate.ts';
import type { CounterSnapshotRate } from './bank-snapshot.ts';

/** A bank's two latest prices, in TND for one unit. */
export interface BankQuote extends CounterSnapshotRate {
  readonly bankId: CommercialBankCode;
  readonly date: RateDate;
}

/** The central bank's latest mid rates: the interbank rate, and the manual-exchange rate if known. */
export interface CentralRate {
  readonly value: number;
  readonly manualValue?: number;
  readonly date: RateDate;
  readonly source: RateSource;
  readonly correction?: string;
}

/**
 * The latest mid rate of the market. `at` is the instant given by the source. `variation` is a signed
 * percentage since the published day `variationSince`. Each is absent if unknown.
 */
export interface LiveRate {
  readonly value: number;
  readonly date: RateDate;
  readonly source: RateSource;
  readonly provider?: ProviderId;
  readonly at?: Date;
  readonly variation?: number;
  readonly variationSince?: RateDate;
}

/** The rates that count from a day on, because a correction by staff has ended. */
export interface LaterRates {
  readonly from: RateDate;
  readonly central?: CentralRate;
  readonly banks: readonly BankQuote[];
}

/** The stored rates of one currency; `banks` has each bank's latest plausible rates. */
export interface RatesStats {
  readonly currency: ForeignCurrencyCode;
  readonly central?: CentralRate;
  readonly live?: LiveRate;
  /** The reason why the stored live rate cannot be read, in French for staff. */
  readonly liveFault?: string;
  readonly banks: readonly BankQuote[];
  /** In the order of their days; absent if no correction ends. */
  readonly later?: readonly LaterRates[];
  readonly updatedAt?: Date;
}

interface StatsParts {
  readonly banks: readonly unknown[];
  readonly central?: unknown;
  readonly live?: unknown;
  readonly later?: readonly unknown[];
}

/**
 * Whether a board has no rates. A board that had rates is emptied, not deleted, so that listeners are
 * notified.
 */
export function isEmptied({ banks, central, live, later = [] }: StatsParts): boolean {
  return [banks, later].every(({ length }) => length === 0) && !central && !live;
}

/** The stored rates as they count on a day: a correction ends by the day, without a write. */
export function statsOn(stats: RatesStats, day: RateDate): RatesStats {
  const current = stats.later?.findLast(({ from }) => from <= day);
  if (!current) return stats;
  const { central: _, banks: __, later: ___, ...rest } = stats;
  const { from: ____, ...rates } = current;
  return { ...rest, ...rates };
}

/** The stored rates, by currency. */
export type RatesByCurrency = ReadonlyMap<ForeignCurrencyCode, RatesStats>;
