import { currencyTable } from './currency-table.ts';

export type CurrencyCode = keyof typeof currencyTable;

export type ForeignCurrencyCode = Exclude<CurrencyCode, 'TND'>;

/** Reads a currency code in any case and with blanks around it. */
export function parseCurrencyCode(text: string): CurrencyCode | undefined {
  const code = text.trim().toUpperCase();
  return isCurrencyCode(code) ? code : undefined;
}

/** Reads the code of a currency other than the dinar, in any case and with blanks around it. */
export function parseForeignCurrencyCode(text: string): ForeignCurrencyCode | undefined {
  const code = parseCurrencyCode(text);
  return code === 'TND' ? undefined : code;
}

function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(currencyTable, text);
}
