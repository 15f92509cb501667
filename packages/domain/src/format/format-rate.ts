import type { Locale } from '../language/locale.ts';
import type { Decimal } from '../money/decimal.ts';
import { formatFixed, shownDecimals } from './format-number.ts';

/** A rate for a table: 3 decimals, more below 1. */
export function formatTableRate(rate: number | Decimal, locale: Locale): string {
  return formatRate(rate, 3, locale);
}

/** A rate for a headline, a card or the ticker: 4 decimals, more below 0.1. */
export function formatHeadlineRate(rate: number | Decimal, locale: Locale): string {
  return formatRate(rate, 4, locale);
}

/** A spread with as many decimals as its two rates. */
export function formatSpread(
  spread: number | Decimal,
  rate: number | Decimal,
  locale: Locale,
): string {
  const decimals = shownDecimals(rate, 3);
  return formatFixed(spread, decimals, decimals, locale);
}

function formatRate(rate: number | Decimal, least: 3 | 4, locale: Locale): string {
  const decimals = shownDecimals(rate, least);
  return formatFixed(rate, decimals, decimals, locale);
}
