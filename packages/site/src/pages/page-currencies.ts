import type { CurrencyCode, ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { bankPageCurrencies, homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { Page } from './page.ts';

/** The foreign currencies whose rates a page shows, the main one first. */
export function pageCurrencies(page: Page): readonly ForeignCurrencyCode[] {
  switch (page.kind) {
    case 'home':
      return [page.currency, ...homeCurrencies.filter((code) => code !== page.currency)];
    case 'banks':
      return [page.product ?? 'EUR'];
    case 'bank':
      return [...new Set(['EUR', 'USD', ...bankPageCurrencies] as const)];
    case 'bank-currency':
      return [page.currency];
    case 'comparator':
      return [page.currency ?? 'EUR'];
    case 'converter':
      return page.pair ? [page.pair.from, page.pair.to].filter(isForeign) : ['EUR'];
    case 'sheet':
      return [page.currency];
    case 'conversion':
      return [page.conversion.from];
    default:
      return [];
  }
}

/** The currency whose best rates a list of banks shows; undefined if it shows none. */
export function askedBestRate({ product, route }: Page<'banks'>): ForeignCurrencyCode | undefined {
  return product ?? (route.texts === 'bestRate' ? 'EUR' : undefined);
}

function isForeign(code: CurrencyCode): code is ForeignCurrencyCode {
  return code !== 'TND';
}
