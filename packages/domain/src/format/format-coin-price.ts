import type { Locale } from '../language/locale.ts';
import { roundShown } from '../money/decimal.ts';
import { formatFixed } from './format-number.ts';

/**
 * The price of a coin in dollars, with 2 decimals from one dollar on and 6 below; « 0.00 » if it is not above
 * 0. For an unknown price screens show « – » instead.
 */
export function formatCoinPrice(price: number, locale: Locale): string {
  if (!Number.isFinite(price) || price <= 0) return '$0.00';
  const decimals = roundShown(price, 6).gte(1) ? 2 : 6;
  return `$${formatFixed(price, decimals, decimals, locale)}`;
}
