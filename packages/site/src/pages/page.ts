import { bankBySlug } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { Locale } from '@dinar/domain/language/locale';
import { currencyByWord } from '../routes/currency-words.ts';
import { splitLocale } from '../routes/locale-path.ts';
import { matchRoute, type RouteMatch } from '../routes/match-route.ts';
import type { InformationPage, Route } from '../routes/routes.ts';
import { type ConverterValues, requestedConversion } from './requested-conversion.ts';

/** The values of an address, by the kind of its page. */
interface PageValues extends ConverterValues {
  readonly home: { readonly currency: ForeignCurrencyCode };
  readonly banks: { readonly product?: ForeignCurrencyCode };
  readonly bank: { readonly bank: BankCode };
  readonly 'bank-currency': { readonly bank: BankCode; readonly currency: ForeignCurrencyCode };
  readonly comparator: { readonly currency?: ForeignCurrencyCode };
  readonly crypto: unknown;
  readonly sheet: { readonly currency: ForeignCurrencyCode };
  readonly amounts: unknown;
  readonly information: { readonly topic: InformationPage };
}

/**
 * A page with the parsed and validated values of its address. Malformed values are omitted, except those of the
 * converter, which shows them.
 */
export type Page<Kind extends keyof PageValues = keyof PageValues> = {
  [K in Kind]: { readonly kind: K; readonly route: Route; readonly locale: Locale } & PageValues[K];
}[Kind];

/** The query parameter for the currency selected on the home page: `/?devise=USD`. */
export const homeCurrencyParameter = 'devise';

/** The query parameter for the bank whose rates the home page uses, as in the converter: `/?bank=biat`. */
export const bankParameter = 'bank';

/** The query of an address, such as URLSearchParams. */
export interface PageQuery {
  readonly get: (name: string) => string | null | undefined;
}

/** Finds the page at a pathname and query; undefined if there is none. */
export function pageAt(pathname: string, query: PageQuery = new Map()): Page | undefined {
  const { locale, path } = splitLocale(pathname);
  const match = matchRoute(path);
  return match && pageOf(match, query, locale);
}

function pageOf(match: RouteMatch, query: PageQuery, locale: Locale): Page {
  const { route, params } = match;
  switch (route.kind) {
    case 'home':
      return { kind: 'home', route, locale, currency: selectedCurrency(query) };
    case 'banks': {
      const product = currencyByWord(params.product ?? '');
      return { kind: 'banks', route, locale, ...(product && { product }) };
    }
    case 'bank':
      return bankPage(match, locale);
    case 'comparator': {
      const currency = parseForeignCurrencyCode(params.currency ?? '');
      return { kind: 'comparator', route, locale, ...(currency && { currency }) };
    }
    case 'converter':
    case 'conversion':
      return { locale, ...requestedConversion(match, query, locale) };
    case 'sheet': {
      // For an unknown currency the sheet is that of the euro.
      const currency = parseForeignCurrencyCode(params.currency ?? '') ?? homeCurrencies[0];
      return { kind: 'sheet', route, locale, currency };
    }
    case 'crypto':
    case 'amounts':
      return { kind: route.kind, route, locale };
    case 'information':
      return { kind: 'information', route, locale, topic: route.texts };
  }
}

function selectedCurrency(query: PageQuery): ForeignCurrencyCode {
  const given = parseForeignCurrencyCode(query.get(homeCurrencyParameter) ?? '');
  return homeCurrencies.find((code) => code === given) ?? homeCurrencies[0];
}

// For an unknown bank the address shows the list of banks, for an unknown currency the page of the bank.
function bankPage(
  { route, params: { bankId = '', currency = '' } }: RouteMatch,
  locale: Locale,
): Page {
  const bank = bankBySlug(bankId)?.code;
  if (bank === undefined) return { kind: 'banks', route, locale };
  const chosen = parseForeignCurrencyCode(currency);
  return chosen
    ? { kind: 'bank-currency', route, locale, bank, currency: chosen }
    : { kind: 'bank', route, locale, bank };
}
