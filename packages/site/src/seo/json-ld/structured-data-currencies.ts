import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { bankPageCurrencies } from '@dinar/domain/currencies/currency-lists';

/** The currencies that structured data may contain. */
export const structuredDataCurrencies: readonly CurrencyCode[] = ['TND', ...bankPageCurrencies];

/** Whether structured data may contain a currency. */
export function isStructuredDataCurrency(code: CurrencyCode): boolean {
  return structuredDataCurrencies.includes(code);
}
