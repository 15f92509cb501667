import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { currencyTable } from '../currencies/currency-table.ts';
import type { RateDate } from '../days/rate-date.ts';
import { formatTableRate } from '../format/format-rate.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import type { RatePair } from './bank-snapshot.ts';

/** The reasons why a rate is excluded everywhere. */
export type ImplausibleReason =
  | 'not-positive'
  | 'sale-below-purchase'
  | 'far-from-reference'
  | 'beside-reference'
  | 'far-from-median'
  | 'misread-unit'
  | 'jump'
  | 'future-day';

/** A reason, and its French text for staff: the fault, then ` : ` and the reference of the comparison. */
export interface Implausible {
  readonly reason: ImplausibleReason;
  readonly problem: string;
}

// A misread unit changes a rate by a factor of 10, 100 or 1000; no currency has moved threefold unnoticed.
const maxMagnitudeFactor = 3;

/**
 * Checks that two prices are possible for a counter: above 0, and the sale rate not below the purchase rate.
 */
export function judgePair({ purchaseRate, saleRate }: RatePair): Implausible | undefined {
  const problem = judgePositive(purchaseRate) ?? judgePositive(saleRate);
  if (problem || saleRate >= purchaseRate) return problem;
  const shown = `La vente ${formatTableRate(saleRate, 'fr')} est sous l’achat ${formatTableRate(purchaseRate, 'fr')}`;
  return {
    reason: 'sale-below-purchase',
    problem: `${shown} : les colonnes sont-elles inversées ?`,
  };
}

/** Checks that a number is finite and above 0. */
export function judgePositive(rate: number): Implausible | undefined {
  if (Number.isFinite(rate) && rate > 0) return undefined;
  return { reason: 'not-positive', problem: `${rate} n’est pas un cours au-dessus de 0.` };
}

/** Checks that a day is not in the future. */
export function judgeDay(date: RateDate, today: RateDate): Implausible | undefined {
  if (date <= today) return undefined;
  const problem = `Le jour ${date} n’est pas encore venu : aujourd’hui est le ${today}.`;
  return { reason: 'future-day', problem };
}

/** Checks that a value has the magnitude of its currency; a misread unit has another. */
export function judgeMagnitude(
  currency: ForeignCurrencyCode,
  rate: number | Decimal,
): Implausible | undefined {
  const { typicalRate, quotedPer } = currencyTable[currency];
  const factor = decimal(rate).div(typicalRate);
  if (factor.lte(maxMagnitudeFactor) && factor.times(maxMagnitudeFactor).gte(1)) return undefined;
  const wrong = `${formatTableRate(rate, 'fr')} TND pour 1 ${currency} n’a pas l’ordre de grandeur de cette devise`;
  const question = `l’unité, ${quotedPer} d’ordinaire, est-elle bien lue ?`;
  return {
    reason: 'misread-unit',
    problem: `${wrong} : environ ${formatTableRate(typicalRate, 'fr')} ; ${question}`,
  };
}

/** The fault in a problem, without the reference, which changes from day to day. */
export function verdictOf(problem: string): string {
  return problem.split(' : ', 1)[0] ?? problem;
}
