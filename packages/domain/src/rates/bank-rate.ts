import type { BankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';

/** Where a rate was read. */
export const rateSources = ['bct', 'bank-page', 'import', 'live-fx', 'demo'] as const;

export type RateSource = (typeof rateSources)[number];

/**
 * One bank's rates of one currency on one day, in TND for one unit of the currency; the central
 * bank's rows carry its mid rate on both sides. Status 1 is active.
 */
export interface BankRate {
  readonly bankId: BankCode;
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
  readonly purchaseRate: number;
  readonly saleRate: number;
  readonly status: 0 | 1;
  readonly source: RateSource;
  readonly fetchedAt: Date;
}

/** The document id of a rate, the same for every repetition of it. */
export function bankRateId(rate: Pick<BankRate, 'bankId' | 'currency' | 'date'>): string {
  return `${rate.date}_${rate.bankId}_${rate.currency}`;
}
