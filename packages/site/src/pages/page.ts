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
import { type InformationPage, informationPages, type Route } from '../routes/routes.ts';
import { type ConverterPage, requestedConversion } from './requested-conversion.ts';

/**
 * A page with the parsed and validated values of its address. Malformed values are omitted, except those of the
 * converter, which shows them.
 */
export type Page = { readonly locale: Locale } & PageKinds;

type PageKinds =
  | { readonly kind: 'home'; readonly route: Route; readonly currency: ForeignCurrencyCode }
  | { readonly kind: 'banks'; readonly route: Route; readonly product?: ForeignCurrencyCode }
  | {
      readonly kind: 'bank';
      readonly route: Route;
      readonly bank: BankCode;
    }
  | {
      readonly kind: 'bank-currency';
      readonly route: Route;
      readonly bank: BankCode;
      readonly currency: ForeignCurrencyCode;
    }
  | { readonly kind: 'comparator'; readonly route: Route; readonly currency?: ForeignCurrencyCode }
  | ConverterPage
  | { readonly kind: 'crypto'; readonly route: Route }
  | { readonly kind: 'sheet'; readonly route: Route; readonly currency: ForeignCurrencyCode }
  | { readonly kind: 'amounts'; readonly route: Route }
  | {
      readonly kind: 'information';
      readonly route: Route;
      readonly topic: InformationPage;
    };

/** The query parameter for the currency selected on the home page: `/?devise=USD`. */
export const homeCurrencyParameter = 'devise';

/** The query of an address, such as URLSearchParams. */
export interface PageQuery {
  readonly get: (name: string) => string | null | undefined;
}

/** Finds the page at a pathname and query; undefined if there is none. */
export function pageAt(pathname: string, query: PageQuery = new Map()): Page | undefined {
  const { locale, path } = splitLocale(pathname);
  const match = matchRoute(path);
  return match && { locale, ...pageOf(match, query, locale) };
}

function pageOf(match: RouteMatch, query: PageQuery, locale: Locale): PageKinds {
  const { route } = match;
  switch (route.kind) {
    case 'home':
      return { kind: 'home', route, currency: selectedCurrency(query) };
    case 'banks':
      return banksPage(match);
    case 'bank':
      return bankPage(match);
    case 'comparator':
      return comparatorPage(match);
    case 'converter':
    case 'conversion':
      return requestedConversion(match, query, locale);
    case 'crypto':
      return { kind: 'crypto', route };
    case 'sheet':
      return sheetPage(match);
    case 'amounts':
      return { kind: 'amounts', route };
    case 'information':
      return informationPage(route);
  }
}

function informationPage(route: Route): PageKinds {
  const topic = informationPages.find((name) => name === route.texts);
  if (topic === undefined) throw new Error(`${route.path} has no words of an information page`);
  return { kind: 'information', route, topic };
}

function selectedCurrency(query: PageQuery): ForeignCurrencyCode {
  const given = parseForeignCurrencyCode(query.get(homeCurrencyParameter) ?? '');
  return homeCurrencies.find((code) => code === given) ?? homeCurrencies[0];
}

function banksPage({ route, params: { product = '' } }: RouteMatch): PageKinds {
  const currency = currencyByWord(product);
  return { kind: 'banks', route, ...(currency && { product: currency }) };
}

// For an unknown bank the address shows the list of banks, for an unknown currency the page of the bank.
function bankPage({ route, params: { bankId = '', currency = '' } }: RouteMatch): PageKinds {
  const bank = bankBySlug(bankId)?.code;
  if (bank === undefined) return { kind: 'banks', route };
  const chosen = parseForeignCurrencyCode(currency);
  return chosen
    ? { kind: 'bank-currency', route, bank, currency: chosen }
    : { kind: 'bank', route, bank };
}

// For an unknown currency the sheet is that of the euro.
function sheetPage({ route, params }: RouteMatch): PageKinds {
  const currency = parseForeignCurrencyCode(params.currency ?? '') ?? homeCurrencies[0];
  return { kind: 'sheet', route, currency };
}

function comparatorPage({ route, params }: RouteMatch): PageKinds {
  const currency = parseForeignCurrencyCode(params.currency ?? '');
  return { kind: 'comparator', route, ...(currency && { currency }) };
}
