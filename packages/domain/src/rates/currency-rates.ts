import type { CommercialBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { ProviderId } from '../providers/provider-table.ts';
import type { RateSource } from './bank-rate.ts';

/** A bank's two prices, in TND for one unit, as last published. */
export interface BankQuote {
  readonly bankId: CommercialBankCode;
  readonly purchaseRate: number;
  readonly saleRate: number;
  readonly date: RateDate;
  readonly source: RateSource;
  /** Why staff replaced it; '' where they gave no reason, absent where nobody did. */
  readonly correction?: string;
}

/** The central bank's latest mid rates: the interbank one, and the manual-exchange one where known. */
export interface CentralRate {
  readonly value: number;
  readonly manualValue?: number;
  readonly date: RateDate;
  readonly source: RateSource;
  readonly correction?: string;
}

/**
 * The market's latest mid rate. `at` is the source's own instant; `variation` is a signed percentage
 * against the published day `variationSince`; each is absent where unknown.
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

/** Whether there is nothing to show: a board that had rates is emptied, so that who follows it hears of it. */
export function isEmptied({ banks, central, live }: StatsParts): boolean {
  return banks.length === 0 && central === undefined && live === undefined;
}

/** The stored rates, by currency. */
export type RatesByCurrency = ReadonlyMap<ForeignCurrencyCode, RatesStats>;
