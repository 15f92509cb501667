import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type Decimal, decimal } from '../money/decimal.ts';

/** The side of a rate: the middle, or the purchase or sale price of a counter. */
export type Side = 'mid' | 'purchase' | 'sale';

/**
 * TND for one unit of a currency on a day. The side is part of the type, so that rates of different sides
 * cannot be mixed up.
 */
export interface SidedRate<S extends Side, C extends ForeignCurrencyCode = ForeignCurrencyCode> {
  readonly side: S;
  readonly currency: C;
  readonly day: RateDate;
  readonly value: Decimal;
}

/** A mid rate: a reference, never a counter's price. */
export type MidRate<C extends ForeignCurrencyCode = ForeignCurrencyCode> = SidedRate<'mid', C>;

/** A counter's purchase price of one unit (cours acheteur). */
export type PurchaseRate<C extends ForeignCurrencyCode = ForeignCurrencyCode> = SidedRate<
  'purchase',
  C
>;

/** A counter's sale price of one unit (cours vendeur). */
export type SaleRate<C extends ForeignCurrencyCode = ForeignCurrencyCode> = SidedRate<'sale', C>;

/** A rate of one side; throws RangeError when the value is not above 0. */
export function sidedRate<S extends Side, C extends ForeignCurrencyCode>(
  side: S,
  currency: C,
  day: RateDate,
  value: number | Decimal,
): SidedRate<S, C> {
  const exact = decimal(value);
  if (exact.lte(0)) throw new RangeError(`A ${side} rate of ${currency} is above 0, not ${exact}`);
  return { side, currency, day, value: exact };
}
