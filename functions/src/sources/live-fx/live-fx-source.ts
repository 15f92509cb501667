import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { ProviderId } from '@dinar/domain/providers/provider-table';
import type { SourceRequest } from '../http/source-request.ts';

/** A market rate as a source offers it, in TND for one unit. */
export interface OfferedQuote {
  readonly currency: ForeignCurrencyCode;
  readonly value: number;
  /** The day the source last updated it. */
  readonly date: RateDate;
  /** The instant of it, where the source gives one. */
  readonly at?: Date;
}

/** Where live rates are read: the page to ask for, and how it is read. */
export interface LiveFxSource {
  readonly name: string;
  readonly provider: ProviderId;
  readonly request: SourceRequest;
  /** Raises SourceError; a page with one unreadable rate of ours is refused whole. */
  parse(body: string, now: Date): OfferedQuote[];
}
