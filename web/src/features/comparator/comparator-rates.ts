import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';

/** What the panels of the comparator draw for its currency. */
export interface ComparatorRates {
  readonly code: ForeignCurrencyCode;
  readonly stats: RatesStats | undefined;
  readonly isLoading: boolean;
  readonly today: RateDate;
}
