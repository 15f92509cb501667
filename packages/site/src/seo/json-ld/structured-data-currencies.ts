import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';

/** The currencies that structured data may contain. */
export const structuredDataCurrencies = [
  'TND',
  'EUR',
  'USD',
  'GBP',
  'JPY',
  'CHF',
  'CAD',
  'AUD',
  'AED',
  'SAR',
  'BHD',
  'KWD',
  'QAR',
  'SEK',
  'NOK',
] as const satisfies readonly CurrencyCode[];

/** Whether structured data may contain a currency. */
export function isStructuredDataCurrency(code: CurrencyCode): boolean {
  return structuredDataCurrencies.some((accepted) => accepted === code);
}
