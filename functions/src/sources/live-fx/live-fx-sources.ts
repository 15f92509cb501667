import { currencyApiCdn, currencyApiPages } from './currency-api.ts';
import type { LiveFxSource } from './live-fx-source.ts';
import { openErApi } from './open-er-api.ts';

/**
 * Where live rates are read, each asked only when those before it have failed. None of them relays the
 * central bank's own rates: a market that is the central bank's rate would be compared with itself.
 */
export const liveFxSources: readonly LiveFxSource[] = [openErApi, currencyApiCdn, currencyApiPages];
