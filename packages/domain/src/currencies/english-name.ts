import type { ForeignCurrencyCode } from './currency-code.ts';
import type { bankPageCurrencies } from './currency-lists.ts';

/** The English names that a bank's page in French shows too. */
export const englishNames: Readonly<Record<(typeof bankPageCurrencies)[number], string>> = {
  USD: 'US Dollar',
  EUR: 'Euro',
  GBP: 'British Pound',
  JPY: 'Japanese Yen',
  CHF: 'Swiss Franc',
  CAD: 'Canadian Dollar',
  AUD: 'Australian Dollar',
  AED: 'UAE Dirham',
  SAR: 'Saudi Riyal',
  BHD: 'Bahraini Dinar',
  KWD: 'Kuwaiti Dinar',
  QAR: 'Qatari Riyal',
  SEK: 'Swedish Krona',
  NOK: 'Norwegian Krone',
};

/** The English name of a currency of the banks' pages; undefined for the others. */
export function englishName(code: ForeignCurrencyCode): string | undefined {
  const names: Readonly<Partial<Record<ForeignCurrencyCode, string>>> = englishNames;
  return names[code];
}
