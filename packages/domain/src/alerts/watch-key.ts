import type { WatchedFigure } from './rate-alert.ts';

/** The key of a watched figure in the record of the last run: `EUR_purchase`, `EUR_sale_BIAT`. */
export function watchKey({ currency, side, bank }: WatchedFigure): string {
  return [currency, side, ...(bank ? [bank] : [])].join('_');
}
