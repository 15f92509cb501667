import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { currencyTable } from '../currencies/currency-table.ts';
import { formatTableRate } from '../format/format-rate.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import type { RatePair } from './bank-snapshot.ts';
import { meanOfPair } from './trend.ts';

/** Why a rate takes part in nothing. */
export type ImplausibleReason =
  | 'not-positive'
  | 'sale-below-purchase'
  | 'far-from-reference'
  | 'beside-reference'
  | 'far-from-median'
  | 'misread-unit'
  | 'jump'
  | 'future-day';

/** A reason, and the same in French for staff: what is wrong, and against which value. */
export interface Implausible {
  readonly reason: ImplausibleReason;
  readonly problem: string;
}

/** A mid rate that others are judged by, with its name in French. */
export interface NamedReference {
  readonly value: number;
  readonly name: string;
}

// The central bank's manual-exchange mid is what counters centre on: observed spreads are 1.2 to 2.2 %
// on either side, and rows exchanged between two currencies differ by 7 % and more.
const maxShareFromReference = decimal('0.05');
// A counter's two prices lie around the reference; it moves by about 1 % from a day to the next.
const maxShareBeside = decimal('0.015');
// Counters of one currency differ by well under 1 % in the middle.
const maxShareFromMedian = decimal('0.02');
const maxShareOfJump = decimal('0.05');
// A misread unit is wrong by 10, 100 or 1000; no currency has moved by this factor unnoticed.
const maxMagnitudeFactor = 3;

/** Whether two prices can be a counter's at all: above 0, and the sale not below the purchase. */
export function judgePair({ purchaseRate, saleRate }: RatePair): Implausible | undefined {
  const shown = `achat ${shownRate(purchaseRate)}, vente ${shownRate(saleRate)}`;
  if (![purchaseRate, saleRate].every((rate) => Number.isFinite(rate) && rate > 0)) {
    return { reason: 'not-positive', problem: `Les deux cours doivent dépasser 0 : ${shown}.` };
  }
  if (saleRate >= purchaseRate) return undefined;
  return {
    reason: 'sale-below-purchase',
    problem: `La vente est sous l’achat (${shown}) : les colonnes sont-elles inversées ?`,
  };
}

/** Whether a counter's prices lie around a reference and close to it. */
export function judgeByReference(
  rate: RatePair,
  reference: NamedReference,
): Implausible | undefined {
  const { value, name } = reference;
  const side = [
    { words: 'L’achat', rate: rate.purchaseRate },
    { words: 'La vente', rate: rate.saleRate },
  ].find((each) => isFurther(each.rate, value, maxShareFromReference));
  if (side) {
    return {
      reason: 'far-from-reference',
      problem: `${side.words} ${shownRate(side.rate)} est à plus de 5 % du ${name} (${shownRate(value)}).`,
    };
  }
  const middle = decimal(value);
  const isBeside =
    middle.times(maxShareBeside.plus(1)).lt(rate.purchaseRate) ||
    middle.times(decimal(1).minus(maxShareBeside)).gt(rate.saleRate);
  if (!isBeside) return undefined;
  return {
    reason: 'beside-reference',
    problem: `Le ${name} (${shownRate(value)}) n’est pas entre l’achat ${shownRate(rate.purchaseRate)} et la vente ${shownRate(rate.saleRate)}.`,
  };
}

/** Whether a counter's middle is close to the median of the others'. */
export function judgeByMedian(
  rate: RatePair,
  others: readonly RatePair[],
): Implausible | undefined {
  const median = medianOf(others.map(meanOfPair));
  if (median === undefined || !isFurther(meanOfPair(rate), median, maxShareFromMedian)) {
    return undefined;
  }
  return {
    reason: 'far-from-median',
    problem: `Le milieu ${shownRate(meanOfPair(rate))} est à plus de 2 % de la médiane de ${others.length} autres banques (${shownRate(median)}).`,
  };
}

/** Whether a middle is close to what the same source published before. */
export function judgeJump(
  current: number | Decimal,
  previous: number | Decimal,
): Implausible | undefined {
  if (!isFurther(current, previous, maxShareOfJump)) return undefined;
  return {
    reason: 'jump',
    problem: `${shownRate(current)} est à plus de 5 % du cours précédent (${shownRate(previous)}).`,
  };
}

/** Whether a mid rate is close to another source's. */
export function judgeMid(rate: number, reference: NamedReference): Implausible | undefined {
  if (!isFurther(rate, reference.value, maxShareFromReference)) return undefined;
  return {
    reason: 'far-from-reference',
    problem: `${shownRate(rate)} est à plus de 5 % du ${reference.name} (${shownRate(reference.value)}).`,
  };
}

/** Whether a first value has the magnitude of its currency: a misread unit has not. */
export function judgeMagnitude(
  currency: ForeignCurrencyCode,
  rate: number | Decimal,
): Implausible | undefined {
  const { typicalRate, quotedPer } = currencyTable[currency];
  const factor = decimal(rate).div(typicalRate);
  if (factor.lte(maxMagnitudeFactor) && factor.times(maxMagnitudeFactor).gte(1)) return undefined;
  return {
    reason: 'misread-unit',
    problem: `${shownRate(rate)} TND pour 1 ${currency} n’a pas l’ordre de grandeur de cette devise (environ ${shownRate(typicalRate)}) : l’unité, ${quotedPer} d’ordinaire, est-elle bien lue ?`,
  };
}

// In decimals: a rate at exactly 5 % of 3.1 must not fail for a binary rounding.
function isFurther(rate: number | Decimal, reference: number | Decimal, share: Decimal): boolean {
  const base = decimal(reference);
  return decimal(rate).minus(base).abs().gt(base.times(share));
}

function medianOf(values: readonly Decimal[]): Decimal | undefined {
  const sorted = [...values].sort((a, b) => a.cmp(b));
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[sorted.length >> 1]];
  return lower && upper && lower.plus(upper).div(2);
}

function shownRate(rate: number | Decimal): string {
  return typeof rate === 'number' && !Number.isFinite(rate) ? String(rate) : formatTableRate(rate);
}
