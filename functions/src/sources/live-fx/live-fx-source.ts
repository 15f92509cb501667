import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { ProviderId } from '@dinar/domain/providers/provider-table';
import type { SourceRequest } from '../http/source-request.ts';

/** A market rate of a source, in TND for one unit. */
export interface OfferedQuote {
  readonly currency: ForeignCurrencyCode;
  readonly value: number;
  /** The day the source last updated it. */
  readonly date: RateDate;
  /** The instant of that update, when the source gives one. */
  readonly at?: Date;
}

/** A source of live rates: the page to request, and its parser. */
export interface LiveFxSource {
  readonly name: string;
  readonly provider: ProviderId;
  readonly request: SourceRequest;
  /** Throws SourceError; a page with one unreadable rate of ours is refused whole. */
  parse(body: string, now: Date): OfferedQuote[];
}
