import { bankBySlug } from '../banks/bank.ts';
import type { BankCode } from '../banks/bank-code.ts';
import {
  type CurrencyCode,
  type ForeignCurrencyCode,
  parseCurrencyCode,
  parseForeignCurrencyCode,
} from '../currencies/currency-code.ts';
import { homeCurrencies } from '../currencies/currency-lists.ts';
import { parseAmount } from '../money/decimal.ts';
import {
  type ConversionSlug,
  conversionBySlug,
  conversionSlugs,
} from '../site/conversion-slugs.ts';
import { currencyByWord } from '../site/currency-words.ts';
import { matchRoute, type RouteMatch } from '../site/match-route.ts';
import type { Route } from '../site/routes.ts';

export interface CurrencyPair {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly amount: number;
}

/** A page with what its address says, read and checked; what it says wrongly is left out. */
export type Page =
  | { readonly kind: 'home'; readonly route: Route; readonly currency: ForeignCurrencyCode }
  | { readonly kind: 'banks'; readonly route: Route; readonly product?: ForeignCurrencyCode }
  | { readonly kind: 'bank'; readonly route: Route; readonly bank: BankCode }
  | { readonly kind: 'comparator'; readonly route: Route; readonly currency?: ForeignCurrencyCode }
  | { readonly kind: 'converter'; readonly route: Route; readonly pair?: CurrencyPair }
  | { readonly kind: 'conversion'; readonly route: Route; readonly conversion: ConversionSlug }
  | { readonly kind: 'crypto'; readonly route: Route }
  | { readonly kind: 'information'; readonly route: Route };

/**
 * The page at a pathname, undefined when nothing is there; `selected` is the currency chosen on the
 * home page, whose address does not name it.
 */
export function pageAt(
  pathname: string,
  selected: ForeignCurrencyCode = homeCurrencies[0],
): Page | undefined {
  const match = matchRoute(pathname);
  return match && pageOf(match, selected);
}

function pageOf(match: RouteMatch, selected: ForeignCurrencyCode): Page {
  const { route } = match;
  switch (route.kind) {
    case 'home':
      return { kind: 'home', route, currency: selected };
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
    default:
      return { kind: route.kind, route };
  }
}

function banksPage({ route, params: { product = '' } }: RouteMatch): Page {
  const currency = currencyByWord(product);
  return { kind: 'banks', route, ...(currency && { product: currency }) };
}

// An unknown bank is ignored: its address shows the list of banks.
function bankPage({ route, params: { bankId = '' } }: RouteMatch): Page {
  const bank = bankBySlug(bankId)?.code;
  return bank === undefined ? { kind: 'banks', route } : { kind: 'bank', route, bank };
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
