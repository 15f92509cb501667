import { parseCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseAmount } from '@dinar/domain/money/parse-amount';
import {
  type ConversionSlug,
  conversionBySlug,
  conversionSlugs,
} from '../routes/conversion-slugs.ts';
import type { RouteMatch } from '../routes/match-route.ts';
import { conversionParametersIn, converterState } from './converter-state.ts';
import type { CurrencyPair, PageQuery } from './page.ts';

/** The conversion in an address of the converter, or the converter without a pair. */
export type RequestedConversion =
  | { readonly kind: 'converter'; readonly pair?: CurrencyPair }
  | { readonly kind: 'conversion'; readonly conversion: ConversionSlug };

/**
 * Reads the conversion from a match. The query takes precedence over the path, so a page has the same
 * conversion whichever part of the address contains it. With an amount it may be one of the fixed
 * conversions.
 */
export function requestedConversion(match: RouteMatch, query: PageQuery): RequestedConversion {
  const path = pathConversion(match);
  const given = conversionParametersIn(query);
  if (path === undefined && given.length === 0) return { kind: 'converter' };
  const { from, to, amount, fixedSide } = converterState(path?.pair, query);
  // An amount to buy is not an amount to convert, so the page is that of the currency pair.
  if (fixedSide === 'buy') return { kind: 'converter', pair: { from, to, amount: 1 } };
  const pair = { from, to, amount: amount.toNumber() };
  const namesAmount = path?.namesAmount || given.includes('amount');
  const conversion = namesAmount ? conversionOf(pair) : undefined;
  return conversion ? { kind: 'conversion', conversion } : { kind: 'converter', pair };
}

interface PathConversion {
  readonly pair: CurrencyPair;
  readonly namesAmount: boolean;
}

function pathConversion({ route, params }: RouteMatch): PathConversion | undefined {
  if (route.kind === 'conversion') return slugConversion(route.path.slice(1));
  if (params.pattern !== undefined) return slugConversion(params.pattern);
  const pair = pairOf(params);
  return pair && { pair, namesAmount: params.amount !== undefined };
}

function slugConversion(slug: string): PathConversion | undefined {
  const pair = conversionBySlug(slug.toLowerCase());
  return pair && { pair, namesAmount: true };
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
