import { type Decimal, decimal } from '../money/decimal.ts';
import type { MidRate, PurchaseRate, SaleRate } from './sided-rate.ts';

type Amount = number | Decimal;

/** The dinars that a counter pays for an amount of a currency. */
export function dinarsReceived(amount: Amount, rate: PurchaseRate): Decimal {
  return decimal(amount).times(rate.value);
}

/** The dinars to pay at a counter for an amount of a currency. */
export function dinarsToPay(amount: Amount, rate: SaleRate): Decimal {
  return decimal(amount).times(rate.value);
}

/** The amount of a currency that a counter gives for dinars. */
export function currencyReceived(dinars: Amount, rate: SaleRate): Decimal {
  return decimal(dinars).div(rate.value);
}

/** The amount of a currency to pay at a counter for dinars. */
export function currencyToGive(dinars: Amount, rate: PurchaseRate): Decimal {
  return decimal(dinars).div(rate.value);
}

/** Converts an amount at mid rates; an undefined rate means that this side is the dinar. */
export function valueAtMid(
  amount: Amount,
  from: MidRate | undefined,
  to: MidRate | undefined,
): Decimal {
  const dinars = from ? decimal(amount).times(from.value) : decimal(amount);
  return to ? dinars.div(to.value) : dinars;
}
