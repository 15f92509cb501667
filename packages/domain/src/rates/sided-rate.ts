import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type Decimal, decimal } from '../money/decimal.ts';

/** The side of a rate: the middle, or the purchase or sale price of a counter. */
export type Side = 'mid' | 'purchase' | 'sale';

/**
 * TND for one unit of a currency on a day. The side is part of the type, so that rates of different sides
 * cannot be mixed up.
 */
export interface SidedRate<S extends Side> {
  readonly side: S;
  readonly currency: ForeignCurrencyCode;
  readonly day: RateDate;
  readonly value: Decimal;
}

/** A mid rate: a reference, never a counter's price. */
export type MidRate = SidedRate<'mid'>;

/** A counter's purchase price of one unit (cours acheteur). */
export type PurchaseRate = SidedRate<'purchase'>;

/** A counter's sale price of one unit (cours vendeur). */
export type SaleRate = SidedRate<'sale'>;

/** A rate of one side; throws RangeError when the value is not above 0. */
export function sidedRate<S extends Side>(
  side: S,
  currency: ForeignCurrencyCode,
  day: RateDate,
  value: number | Decimal,
): SidedRate<S> {
  const exact = decimal(value);
  if (exact.lte(0)) throw new RangeError(`A ${side} rate of ${currency} is above 0, not ${exact}`);
  return { side, currency, day, value: exact };
}
