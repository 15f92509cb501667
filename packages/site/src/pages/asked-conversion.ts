import { parseCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseAmount } from '@dinar/domain/money/decimal';
import {
  type ConversionSlug,
  conversionBySlug,
  conversionSlugs,
} from '../routes/conversion-slugs.ts';
import type { RouteMatch } from '../routes/match-route.ts';
import { askedInQuery, converterState } from './converter-state.ts';
import type { CurrencyPair, PageQuery } from './page.ts';

/** What an address of the converter asks for; without a pair, nothing in particular. */
export type AskedConversion =
  | { readonly kind: 'converter'; readonly pair?: CurrencyPair }
  | { readonly kind: 'conversion'; readonly conversion: ConversionSlug };

/**
 * What a match asks to be converted: its query before its path, so that a page is of the same conversion
 * whichever part of the address says it. With an amount it may be one of the fixed conversions.
 */
export function askedConversion(match: RouteMatch, query: PageQuery): AskedConversion {
  const path = pathConversion(match);
  const asked = askedInQuery(query);
  if (path === undefined && asked.length === 0) return { kind: 'converter' };
  const { from, to, amount } = converterState(path?.pair, query);
  const pair = { from, to, amount: amount.toNumber() };
  const namesAmount = path?.namesAmount || asked.includes('amount');
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
