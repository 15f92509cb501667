import type { CurrencyCode, ForeignCurrencyCode } from './currency-code.ts';

/** The currencies of the home page, in its order. */
export const homeCurrencies = [
  'EUR',
  'USD',
  'GBP',
  'CAD',
  'AED',
  'SAR',
  'DZD',
] as const satisfies readonly ForeignCurrencyCode[];

/** The currencies of the header ticker, in its order. */
export const tickerCurrencies = [
  'EUR',
  'USD',
  'CAD',
  'GBP',
  'AED',
  'SAR',
  'MAD',
  'DZD',
] as const satisfies readonly ForeignCurrencyCode[];

/** The foreign currencies that the converter offers. */
export const convertedCurrencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'JPY',
  'AED',
  'TRY',
  'MAD',
  'SAR',
] as const satisfies readonly ForeignCurrencyCode[];

/** The currencies that the converter offers, including the dinar. */
export const converterCurrencies = [
  ...convertedCurrencies,
  'TND',
] as const satisfies readonly CurrencyCode[];

/** The currencies of a bank's own page. */
export const bankPageCurrencies = [
  'USD',
  'EUR',
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
] as const satisfies readonly ForeignCurrencyCode[];

/** The currencies that the comparator offers: those of the home page, then those of the bank pages. */
export const comparatorCurrencies: readonly ForeignCurrencyCode[] = [
  ...new Set([...homeCurrencies, ...bankPageCurrencies]),
];
