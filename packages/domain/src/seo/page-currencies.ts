import type { CurrencyCode, ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { bankPageCurrencies, homeCurrencies } from '../currencies/currency-lists.ts';
import type { Page } from './page.ts';

/** The foreign currencies whose rates a page shows, the foremost first. */
export function pageCurrencies(page: Page): readonly ForeignCurrencyCode[] {
  switch (page.kind) {
    case 'home':
      return [page.currency, ...homeCurrencies.filter((code) => code !== page.currency)];
    case 'banks':
    case 'bank':
      return [
        ...new Set([
          page.kind === 'banks' ? page.product : undefined,
          'EUR',
          'USD',
          ...bankPageCurrencies,
        ] as const),
      ].filter((code) => code !== undefined);
    case 'comparator':
      return page.currency ? [page.currency] : homeCurrencies;
    case 'converter':
      return page.pair ? [page.pair.from, page.pair.to].filter(isForeign) : ['EUR'];
    case 'conversion':
      return [page.conversion.from];
    default:
      return [];
  }
}

function isForeign(code: CurrencyCode): code is ForeignCurrencyCode {
  return code !== 'TND';
}
