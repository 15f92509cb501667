import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';

/** The kind of a number on a page. */
export type FigureKind =
  | 'leading'
  | 'central'
  | 'manual'
  | 'market'
  | 'purchase'
  | 'sale'
  | 'spread'
  | 'best-purchase'
  | 'best-sale'
  | 'payout'
  | 'gap'
  | 'unit'
  | 'rank-purchase'
  | 'rank-sale'
  | 'median-distance'
  | 'variation';

/** The attributes that identify the number in an element, so that two places of a page can be compared. */
export interface FigureAttributes {
  readonly 'data-figure': FigureKind;
  readonly 'data-currency': ForeignCurrencyCode;
  readonly 'data-bank'?: BankCode | undefined;
  readonly translate: 'no';
}

/** Returns the attributes of an element that shows a number of a currency, and of a bank if given. */
export function figure(
  kind: FigureKind,
  currency: ForeignCurrencyCode,
  bank?: BankCode,
): FigureAttributes {
  return { 'data-figure': kind, 'data-currency': currency, 'data-bank': bank, translate: 'no' };
}
