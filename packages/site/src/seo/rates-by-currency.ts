import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';

/** The aggregates at hand; a currency that is absent has no known rate. */
export type RatesByCurrency = ReadonlyMap<ForeignCurrencyCode, RatesStats>;
