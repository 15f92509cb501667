import type { Locale } from '../language/locale.ts';
import { localized } from '../language/texts.ts';
import type { CurrencyCode } from './currency-code.ts';
import { currencyTable } from './currency-table.ts';
import { ar } from './names/ar.ts';
import { en } from './names/en.ts';

/** The French names, which are in the table. */
export const frenchNames = Object.fromEntries(
  Object.entries(currencyTable).map(([code, { frenchName }]) => [code, frenchName]),
) as Readonly<Record<CurrencyCode, string>>;

const names: Readonly<Record<Locale, Readonly<Record<CurrencyCode, string>>>> = localized({
  fr: frenchNames,
  ar,
  en,
});

/** The name of a currency, as a title: "Dollar Canadien". */
export function currencyName(code: CurrencyCode, locale: Locale): string {
  return names[locale][code];
}
