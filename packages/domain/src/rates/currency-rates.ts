import type { CommercialBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { ProviderId } from '../providers/provider-table.ts';
import type { RateSource } from './bank-rate.ts';

/** What a bank pays and asks, in TND for one unit, as last published. */
export interface BankQuote {
  readonly bankId: CommercialBankCode;
  readonly purchaseRate: number;
  readonly saleRate: number;
  readonly date: RateDate;
  readonly source: RateSource;
}

/** The central bank's latest mid rates: the interbank one, and the manual-exchange one where known. */
export interface CentralRate {
  readonly value: number;
  readonly manualValue?: number;
  readonly date: RateDate;
  readonly source: RateSource;
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

/** What is stored of one currency; `banks` holds each bank's latest plausible rates. */
export interface RatesStats {
  readonly currency: ForeignCurrencyCode;
  readonly central?: CentralRate;
  readonly live?: LiveRate;
  readonly banks: readonly BankQuote[];
  readonly updatedAt?: Date;
}

/** What is stored, by currency. */
export type RatesByCurrency = ReadonlyMap<ForeignCurrencyCode, RatesStats>;
