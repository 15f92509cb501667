import { type Decimal, decimal } from '../money/decimal.ts';
import { formatFixed } from './format-number.ts';

const leastSignificantDigits = 4;

/**
 * The number of decimals of a shown rate: `least` from 1 on, and below 1 as many as give four significant
 * digits (0,3124; 0,02204; 0,01817).
 */
export function rateDecimals(rate: number | Decimal, least: 3 | 4): number {
  const value = decimal(rate);
  if (value.eq(0) || value.abs().gte(1)) return least;
  return Math.max(least, leastSignificantDigits - 1 - value.e);
}

/** A rate for a table: 3 decimals, more below 1. */
export function formatTableRate(rate: number | Decimal): string {
  return formatRate(rate, 3);
}

/** A rate for a headline, a card or the ticker: 4 decimals, more below 0.1. */
export function formatHeadlineRate(rate: number | Decimal): string {
  return formatRate(rate, 4);
}

/** A spread with as many decimals as its two rates. */
export function formatSpread(spread: number | Decimal, rate: number | Decimal): string {
  const decimals = rateDecimals(rate, 3);
  return formatFixed(spread, decimals, decimals);
}

function formatRate(rate: number | Decimal, least: 3 | 4): string {
  const decimals = rateDecimals(rate, least);
  return formatFixed(rate, decimals, decimals);
}
