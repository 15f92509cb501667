import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RatesStats } from '../documents/rates-stats-document.ts';

/** The aggregates at hand; a currency that is absent has no known rate. */
export type RatesByCurrency = ReadonlyMap<ForeignCurrencyCode, RatesStats>;
