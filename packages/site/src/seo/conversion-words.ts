import { bankByCode } from '@dinar/domain/banks/bank';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatGivenAmount, formatMoney } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ConversionLeg, RateBasis } from '@dinar/domain/today/conversion-leg';

/** The result of a conversion with its currency. */
export function resultInWords(value: Decimal, code: CurrencyCode): string {
  return `${formatMoney(value)} ${code}`;
}

/** An amount with its currency and all its decimals. */
export function amountWithCode(amount: number | Decimal, code: CurrencyCode): string {
  return `${formatGivenAmount(amount)} ${code}`;
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
