import type { Locale } from '../language/locale.ts';
import { type Decimal, roundShown } from '../money/decimal.ts';

const narrowSpace = '\u202f';
/** Tunisia writes Arabic with the figures and marks of French (CLDR ar-TN). */
const marks: Readonly<Record<Locale, { readonly group: string; readonly decimal: string }>> = {
  fr: { group: narrowSpace, decimal: ',' },
  ar: { group: narrowSpace, decimal: ',' },
  en: { group: ',', decimal: '.' },
};
const minusSign = '\u2212';
const leastSignificantDigits = 4;
const mostDecimals = 20;

/** A computed amount of money: 2 decimals from 1 on, and 4 significant digits below. */
export function formatMoney(amount: number | Decimal, locale: Locale): string {
  const decimals = shownDecimals(amount, 2);
  return formatFixed(amount, decimals, decimals, locale);
}

/**
 * A difference from an amount, with as many decimals as the amount. One that these decimals would show as zero has
 * 4 significant digits, without the zeros that end more than 4 decimals (0,0020; 0,00031).
 */
export function formatDifference(
  difference: number | Decimal,
  amount: number | Decimal,
  locale: Locale,
): string {
  const decimals = shownDecimals(amount, 2);
  if (!roundShown(difference, decimals).eq(0)) {
    return formatFixed(difference, decimals, decimals, locale);
  }
  const most = shownDecimals(difference, 2);
  return formatFixed(difference, Math.min(leastSignificantDigits, most), most, locale);
}

/** An amount as the visitor or a table gives it, with no more decimals than it has. */
export function formatGivenAmount(amount: number | Decimal, locale: Locale): string {
  return formatFixed(amount, 0, mostDecimals, locale);
}

/** A plain numeral as it is typed in a language: 1234.5 with the decimal sign of the language. */
export function typedNumeral(numeral: string, locale: Locale): string {
  return numeral.replace('.', marks[locale].decimal);
}

/** A share in percent with 2 decimals: "1,15 %". */
export function formatPercent(percent: number | Decimal, locale: Locale): string {
  const share = formatFixed(percent, 2, 2, locale);
  return locale === 'en' ? `${share}%` : `${share}${narrowSpace}%`;
}

/**
 * The number of decimals of a shown value: `least` from 1 on, and below 1 as many as give four significant
 * digits (0,3124; 0,02204; 0,01817). The value as rounded decides: 0.99999 is shown like 1.
 */
export function shownDecimals(value: number | Decimal, least: 2 | 3 | 4): number {
  const rounded = roundShown(value, mostDecimals).prec(leastSignificantDigits);
  if (rounded.eq(0) || rounded.abs().gte(1)) return least;
  return Math.max(least, leastSignificantDigits - 1 - rounded.e);
}

/** Formats a number with `minDecimals` to `maxDecimals` decimals, rounded half up. */
// Intl is not used: its group separator has changed with ICU (U+00A0, then U+202F), so the rendered page and
// an older browser could differ, and a decimal would have to be converted to a binary float.
export function formatFixed(
  value: number | Decimal,
  minDecimals: number,
  maxDecimals: number,
  locale: Locale,
): string {
  const { group, decimal } = marks[locale];
  const rounded = roundShown(value, maxDecimals);
  const [integer = '0', fraction = ''] = rounded.abs().toFixed(maxDecimals).split('.');
  const kept = fraction.slice(0, minDecimals) + fraction.slice(minDecimals).replace(/0+$/, '');
  const grouped = integer.replace(/\B(?=(?:\d{3})+$)/g, group);
  const sign = rounded.lt(0) ? minusSign : '';
  return kept === '' ? `${sign}${grouped}` : `${sign}${grouped}${decimal}${kept}`;
}
