import type { BankCode, CommercialBankCode, centralBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';

/** Where a rate was read. */
export const rateSources = ['bct', 'bank-page', 'import', 'live-fx', 'demo'] as const;

export type RateSource = (typeof rateSources)[number];

interface RowFacts {
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
  /** Status 1 is active. */
  readonly status: 0 | 1;
  readonly source: RateSource;
  readonly fetchedAt: Date;
  /** Staff have said that the rate may have moved more than a day's guard allows. */
  readonly jumpAccepted?: true;
  /** Why the row takes part in nothing, in French for staff; absent when it is plausible. */
  readonly problem?: string;
}

/** What a bank pays and asks at its counters for one unit of a currency on one day, in TND. */
export interface CounterRow extends RowFacts {
  readonly bankId: CommercialBankCode;
  readonly purchaseRate: number;
  readonly saleRate: number;
}

/**
 * The central bank's mid rates of one currency on one day, in TND for one unit: the interbank one, and
 * the manual-exchange one (banknotes) where it publishes it.
 */
export interface CentralRow extends RowFacts {
  readonly bankId: typeof centralBankCode;
  readonly rate: number;
  readonly manualRate?: number;
}

/** One row of `bank-rates`. */
export type BankRate = CounterRow | CentralRow;

/** What names a row: its bank, its currency and its day. */
export interface BankRateKey {
  readonly bankId: BankCode;
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
}

/** The document id of a rate, the same for every repetition of it. */
export function bankRateId(rate: BankRateKey): string {
  return `${rate.date}_${rate.bankId}_${rate.currency}`;
}
