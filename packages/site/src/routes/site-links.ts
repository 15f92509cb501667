import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';

export interface SiteLink {
  readonly label: string;
  readonly path: string;
}

export interface PopularConversion {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly amount: number;
}

/** The conversions that the footer links to. */
export const popularConversions: readonly PopularConversion[] = [
  { from: 'EUR', to: 'TND', amount: 1 },
  { from: 'EUR', to: 'TND', amount: 10 },
  { from: 'EUR', to: 'TND', amount: 50 },
  { from: 'USD', to: 'TND', amount: 1 },
  { from: 'USD', to: 'TND', amount: 100 },
];

/** The query parameters for the state of the converter, in the order of its addresses. */
export const converterParameters = ['from', 'to', 'amount', 'intent', 'bank'] as const;

/** The texts of an address of the converter or of its form, by query parameter. */
export type GivenConversion = {
  readonly [Name in (typeof converterParameters)[number]]?: string | undefined;
};

/** The address of the converter with these texts. */
export function converterAddress(given: GivenConversion): string {
  return addressWith(
    '/convertisseur',
    converterParameters.map((name) => [name, given[name]]),
  );
}

// No address can contain half a character.
const loneSurrogate = /\p{Cs}/gu;

/** The address of a path with a query, without the parameters that have no text. */
export function addressWith(
  path: string,
  parameters: readonly (readonly [name: string, text: string | undefined])[],
): string {
  const query = parameters.flatMap(([name, text]) =>
    text === undefined
      ? []
      : `${name}=${encodeURIComponent(text.replace(loneSurrogate, '\ufffd'))}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
