import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { RefusalReason } from '@dinar/domain/rates/guard-rate';

/** The market's rate of one currency, TND for one unit; without a day, today's. */
export interface LiveQuote {
  readonly currency: ForeignCurrencyCode;
  readonly value: number;
  readonly date?: RateDate;
  readonly source: RateSource;
}

export interface RefusedQuote {
  readonly currency: ForeignCurrencyCode;
  readonly reason: RefusalReason;
  readonly detail: string;
}

export interface LiveReport {
  readonly written: number;
  readonly unchanged: number;
  readonly refused: readonly RefusedQuote[];
}
