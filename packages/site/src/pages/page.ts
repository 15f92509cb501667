import { bankBySlug } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import {
  type CurrencyCode,
  type ForeignCurrencyCode,
  parseCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { parseAmount } from '@dinar/domain/money/decimal';
import {
  type ConversionSlug,
  conversionBySlug,
  conversionSlugs,
} from '../routes/conversion-slugs.ts';
import { currencyByWord } from '../routes/currency-words.ts';
import { matchRoute, type RouteMatch } from '../routes/match-route.ts';
import { type InformationPage, informationPages, type Route } from '../routes/routes.ts';

export interface CurrencyPair {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly amount: number;
}

/** A page with what its address says, read and checked; what it says wrongly is left out. */
export type Page =
  | { readonly kind: 'home'; readonly route: Route; readonly currency: ForeignCurrencyCode }
  | { readonly kind: 'banks'; readonly route: Route; readonly product?: ForeignCurrencyCode }
  | {
      readonly kind: 'bank';
      readonly route: Route;
      readonly bank: BankCode;
      readonly currency?: ForeignCurrencyCode;
    }
  | { readonly kind: 'comparator'; readonly route: Route; readonly currency?: ForeignCurrencyCode }
  | { readonly kind: 'converter'; readonly route: Route; readonly pair?: CurrencyPair }
  | { readonly kind: 'conversion'; readonly route: Route; readonly conversion: ConversionSlug }
  | { readonly kind: 'crypto'; readonly route: Route }
  | {
      readonly kind: 'information';
      readonly route: Route;
      readonly topic: InformationPage;
    };

/** The query's name for the currency selected on the home page: `/?devise=USD`. */
export const homeCurrencyParameter = 'devise';

/** The query of an address, such as URLSearchParams. */
export interface PageQuery {
  readonly get: (name: string) => string | null | undefined;
}

/** The page at a pathname and its query, undefined when nothing is there. */
export function pageAt(pathname: string, query: PageQuery = new Map()): Page | undefined {
  const match = matchRoute(pathname);
  return match && pageOf(match, query);
}

function pageOf(match: RouteMatch, query: PageQuery): Page {
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
      return converterPage(match);
    case 'conversion':
      return slugPage(route, route.path.slice(1));
    case 'crypto':
      return { kind: 'crypto', route };
    case 'information':
      return informationPage(route);
  }
}

function informationPage(route: Route): Page {
  const topic = informationPages.find((name) => name === route.texts);
  if (topic === undefined) throw new Error(`${route.path} has no words of an information page`);
  return { kind: 'information', route, topic };
}

function selectedCurrency(query: PageQuery): ForeignCurrencyCode {
  const asked = parseForeignCurrencyCode(query.get(homeCurrencyParameter) ?? '');
  return homeCurrencies.find((code) => code === asked) ?? homeCurrencies[0];
}

function banksPage({ route, params: { product = '' } }: RouteMatch): Page {
  const currency = currencyByWord(product);
  return { kind: 'banks', route, ...(currency && { product: currency }) };
}

// An unknown bank is ignored: its address shows the list of banks.
function bankPage({ route, params: { bankId = '', currency = '' } }: RouteMatch): Page {
  const bank = bankBySlug(bankId)?.code;
  if (bank === undefined) return { kind: 'banks', route };
  const chosen = parseForeignCurrencyCode(currency);
  return { kind: 'bank', route, bank, ...(chosen && { currency: chosen }) };
}

function comparatorPage({ route, params }: RouteMatch): Page {
  const currency = parseForeignCurrencyCode(params.currency ?? '');
  return { kind: 'comparator', route, ...(currency && { currency }) };
}

function converterPage({ route, params }: RouteMatch): Page {
  if (params.pattern !== undefined) return slugPage(route, params.pattern);
  const pair = pairOf(params);
  if (pair === undefined) return { kind: 'converter', route };
  const conversion = params.amount === undefined ? undefined : conversionOf(pair);
  return conversion
    ? { kind: 'conversion', route, conversion }
    : { kind: 'converter', route, pair };
}

function slugPage(route: Route, slug: string): Page {
  const conversion = conversionBySlug(slug.toLowerCase());
  return conversion ? { kind: 'conversion', route, conversion } : { kind: 'converter', route };
}

function pairOf(params: RouteMatch['params']): CurrencyPair | undefined {
  const from = parseCurrencyCode(params.from ?? '');
  const to = parseCurrencyCode(params.to ?? '');
  if (from === undefined || to === undefined || from === to) return undefined;
  const amount = parseAmount(params.amount ?? '');
  return { from, to, amount: amount.ok ? amount.value.toNumber() : 1 };
}

function conversionOf(pair: CurrencyPair): ConversionSlug | undefined {
  return conversionSlugs.find(
    ({ from, to, amount }) => from === pair.from && to === pair.to && amount === pair.amount,
  );
}
