import { bankByCode } from '@dinar/domain/banks/bank';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatConverted, formatFixed } from '@dinar/domain/format/format-number';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ConversionLeg, RateBasis } from '@dinar/domain/today/conversion-leg';

const mostDecimals = 20;

/** Formats the result of a conversion: 2 to 4 decimals, more below 1. */
export function formatResult(value: Decimal): string {
  return value.lt(1) ? formatHeadlineRate(value) : formatConverted(value);
}

/** The result of a conversion with its currency. */
export function resultInWords(value: Decimal, code: CurrencyCode): string {
  return `${formatResult(value)} ${code}`;
}

/** An amount with its currency and all its decimals. */
export function amountWithCode(amount: number | Decimal, code: CurrencyCode): string {
  return `${formatFixed(amount, 0, mostDecimals)} ${code}`;
}

/** The rates that a conversion used: "cours acheteur, moyenne de 3 banques". */
export function legsInWords(legs: readonly ConversionLeg[]): string {
  const bases = [...new Set(legs.map(({ basis }) => basisInWords(basis)))].join(' et ');
  const [leg, second] = legs;
  return leg && !second ? `${sideInWords(leg.rate.side)}, ${bases}` : bases;
}

export type ShareAtMid = 'none' | 'part' | 'all';

/** The part of a conversion that used mid rates; 'none' if it used only rates of counters. */
export function shareAtMid(legs: readonly ConversionLeg[]): ShareAtMid {
  const count = legs.filter(({ rate }) => rate.side === 'mid').length;
  if (count === 0) return 'none';
  return count === legs.length ? 'all' : 'part';
}

function sideInWords(side: ConversionLeg['rate']['side']): string {
  switch (side) {
    case 'purchase':
      return 'cours acheteur';
    case 'sale':
      return 'cours vendeur';
    case 'mid':
      return 'cours moyen';
  }
}

function basisInWords(basis: RateBasis): string {
  switch (basis.kind) {
    case 'mean':
      return basis.bankCount === 1 ? 'une seule banque' : `moyenne de ${basis.bankCount} banques`;
    case 'bank':
      return bankByCode(basis.bank).displayName;
    case 'reference':
      return 'référence';
  }
}
