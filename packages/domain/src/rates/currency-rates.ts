import type { CommercialBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { ProviderId } from '../providers/provider-table.ts';
import type { RateSource } from './bank-rate.ts';

/** A bank's two latest prices, in TND for one unit. */
export interface BankQuote {
  readonly bankId: CommercialBankCode;
  readonly purchaseRate: number;
  readonly saleRate: number;
  readonly date: RateDate;
  readonly source: RateSource;
  /** The reason why staff replaced the rate; '' without a reason, absent if it was not replaced. */
  readonly correction?: string;
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

/** The stored rates of one currency; `banks` has each bank's latest plausible rates. */
export interface RatesStats {
  readonly currency: ForeignCurrencyCode;
  readonly central?: CentralRate;
  readonly live?: LiveRate;
  readonly banks: readonly BankQuote[];
  readonly updatedAt?: Date;
}

interface StatsParts {
  readonly banks: readonly unknown[];
  readonly central?: unknown;
  readonly live?: unknown;
}

/**
 * Whether a board has no rates. A board that had rates is emptied, not deleted, so that listeners are
 * notified.
 */
export function isEmptied({ banks, central, live }: StatsParts): boolean {
  return banks.length === 0 && central === undefined && live === undefined;
}

/** The stored rates, by currency. */
export type RatesByCurrency = ReadonlyMap<ForeignCurrencyCode, RatesStats>;
