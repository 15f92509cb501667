import { currencyApiCdn, currencyApiPages } from './currency-api.ts';
import type { LiveFxSource } from './live-fx-source.ts';
import { openErApi } from './open-er-api.ts';

/**
 * The sources of live rates; each is requested only when those before it have failed. None of them relays
 * the central bank's own rates, which would then be compared with themselves.
 */
export const liveFxSources: readonly LiveFxSource[] = [openErApi, currencyApiCdn, currencyApiPages];
