import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Locale } from '@dinar/domain/language/locale';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import {
  type ConversionSlug,
  conversionBySlug,
  conversionSlugs,
} from '../routes/conversion-slugs.ts';
import type { RouteMatch } from '../routes/match-route.ts';
import type { Route } from '../routes/routes.ts';
import { converterParameters, type GivenConversion } from '../routes/site-links.ts';
import { type ConverterState, converterState, requestOf } from './converter-state.ts';
import type { PageQuery } from './page.ts';

export interface CurrencyPair {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
}

/** The values of the converter's addresses: of two currencies, or of none yet; of one of the fixed conversions. */
export interface ConverterValues {
  readonly converter: ConverterAddress & { readonly pair?: CurrencyPair };
  readonly conversion: ConverterAddress & { readonly conversion: ConversionSlug };
}

/** A page of the converter, in any language. */
export type ConverterPage = {
  [K in keyof ConverterValues]: { readonly kind: K; readonly route: Route } & ConverterValues[K];
}[keyof ConverterValues];

interface ConverterAddress {
  readonly state: ConverterState;
  /** The conversion to compute; absent while a part of the state cannot be read. */
  readonly request?: ConversionRequest;
}

/**
 * Reads the page of the converter at an address. Each text of the query takes precedence over the path, so a
 * page is the same whichever part of the address contains it.
 */
export function requestedConversion(
  { route, params }: RouteMatch,
  query: PageQuery,
  locale: Locale,
): ConverterPage {
  const path = slugConversion(route, params) ?? params;
  const given = Object.fromEntries(
    converterParameters.flatMap((name): [string, string][] => {
      const text = query.get(name) ?? path[name];
      // A form sends an empty text for a choice that was not made, but an empty amount is what was written.
      const isGiven = text !== undefined && (text !== '' || name === 'amount');
      return isGiven ? [[name, text]] : [];
    }),
  );
  const { bank: _, ...ofConversion } = given;
  const state = converterState(given, locale);
  return Object.keys(ofConversion).length === 0
    ? { kind: 'converter', ...addressOf(route, state) }
    : pageOfState(route, state, given.amount !== undefined);
}

/**
 * The page of a state, which is the page at the address of the state. Only with an amount is it that of a
 * fixed conversion.
 */
export function pageOfState(
  route: Route,
  state: ConverterState,
  namesAmount = true,
): ConverterPage {
  const address = addressOf(route, state);
  const { from, to, unread, fixedSide } = state;
  // An amount to buy is not an amount to convert, so the page is that of the currency pair.
  const amount = namesAmount && fixedSide === undefined ? address.request?.amount : undefined;
  const conversion = conversionSlugs.find(
    (each) => from === each.from && to === each.to && amount?.eq(each.amount),
  );
  if (conversion) return { kind: 'conversion', ...address, conversion };
  const isPair = unread?.from === undefined && unread?.to === undefined;
  return { kind: 'converter', ...address, ...(isPair && { pair: { from, to } }) };
}

function addressOf(
  route: Route,
  state: ConverterState,
): ConverterAddress & { readonly route: Route } {
  const request = requestOf(state);
  return { route, state, ...(request && { request }) };
}

function slugConversion(
  { kind, path }: Route,
  { pattern = '' }: RouteMatch['params'],
): GivenConversion | undefined {
  const slug = conversionBySlug(kind === 'conversion' ? path.slice(1) : pattern.toLowerCase());
  return slug && { from: slug.from, to: slug.to, amount: String(slug.amount) };
}
