import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { ProviderId } from '@dinar/domain/providers/provider-table';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { ImplausibleReason } from '@dinar/domain/rates/plausible-rate';

/** The market's rate of one currency, TND for one unit; without a day, today's. */
export interface LiveQuote {
  readonly currency: ForeignCurrencyCode;
  readonly value: number;
  readonly date?: RateDate;
  /** The source's own instant, when it gives one. */
  readonly at?: Date;
  readonly source: RateSource;
  /** Absent when no provider exists: the demonstration made the rate up. */
  readonly provider?: ProviderId;
}

export interface RefusedQuote {
  readonly currency: ForeignCurrencyCode;
  readonly reason: ImplausibleReason;
  /** A French sentence for staff. */
  readonly detail: string;
}
