import { currencyTable } from './currency-table.ts';

export type CurrencyCode = keyof typeof currencyTable;

export type ForeignCurrencyCode = Exclude<CurrencyCode, 'TND'>;

/** Parses a currency code in any case, with or without spaces around it. */
export function parseCurrencyCode(text: string): CurrencyCode | undefined {
  const code = text.trim().toUpperCase();
  return isCurrencyCode(code) ? code : undefined;
}

/** Parses the code of a currency other than the dinar, in any case, with or without spaces around it. */
export function parseForeignCurrencyCode(text: string): ForeignCurrencyCode | undefined {
  const code = parseCurrencyCode(text);
  return code === 'TND' ? undefined : code;
}

function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(currencyTable, text);
}
