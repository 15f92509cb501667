import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';

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

/** The parameters of a converter address; without a bank, the mean of all banks is used. */
export interface AddressedConversion {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly amount: number | Decimal;
  readonly bank?: BankCode | undefined;
  /** Set if the amount is in `to` and is to be bought. */
  readonly fixedSide?: 'buy' | undefined;
}

/** The query parameters for the state of the converter, in the order of its addresses. */
export const converterParameters = ['from', 'to', 'amount', 'intent', 'bank'] as const;

/** The texts of an address of the converter or of its form, by query parameter. */
export type GivenConversion = {
  readonly [Name in (typeof converterParameters)[number]]?: string | undefined;
};

/** The canonical address of a conversion, used by every link, stored page and copy. */
export function converterHref(conversion: AddressedConversion): string {
  const { from, to, amount, bank, fixedSide } = conversion;
  return converterAddress({
    from,
    to,
    amount: decimal(amount).toFixed(),
    intent: fixedSide,
    bank: bank && bankByCode(bank).slug,
  });
}

// No address can contain half a character.
const loneSurrogate = /\p{Cs}/gu;

/** The address of the converter with these texts. */
export function converterAddress(given: GivenConversion): string {
  const query = converterParameters.flatMap((name) => {
    const text = given[name];
    return text === undefined
      ? []
      : `${name}=${encodeURIComponent(text.replace(loneSurrogate, '\ufffd'))}`;
  });
  return `/convertisseur?${query.join('&')}`;
}
