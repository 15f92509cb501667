import { currencyApiCdn, currencyApiPages } from './currency-api.ts';
import { frankfurter } from './frankfurter.ts';
import type { LiveFxSource } from './live-fx-source.ts';
import { openErApi } from './open-er-api.ts';

/** Where live rates are read, each asked only when those before it have failed. */
export const liveFxSources: readonly LiveFxSource[] = [
  openErApi,
  currencyApiCdn,
  currencyApiPages,
  frankfurter,
];
