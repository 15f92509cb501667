import { decimal } from '../money/decimal.ts';
import { formatFixed } from './format-number.ts';

/**
 * A coin's price in dollars: 2 decimals from one dollar on, else 6; « 0.00 » for one that is none. A
 * price that is not known is no price: screens show « – ».
 */
export function formatCoinPrice(price: number): string {
  if (!Number.isFinite(price) || price <= 0) return '$0.00';
  const decimals = price >= 1 ? 2 : 6;
  return `$${formatFixed(decimal(price), decimals, decimals)}`;
}
