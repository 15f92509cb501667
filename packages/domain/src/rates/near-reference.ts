import { formatTableRate } from '../format/format-rate.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import type { RatePair } from './bank-snapshot.ts';
import type { Implausible } from './plausible-rate.ts';

/** A mid rate by which other rates are judged, with its French name as it follows « du ». */
export interface NamedReference {
  readonly value: number;
  readonly name: string;
}

// Counter rates are centred on the central bank's manual-exchange mid rate. Observed spreads are 1.2 to 2.2 %
// on either side; swapped rows of two currencies differ by at least 7 %.
export const maxShareFromReference = decimal('0.05');
// The two prices of a counter enclose the reference, which moves by about 1 % from one day to the next.
const maxShareBeside = decimal('0.015');
// The middles of different counters differ by well under 1 % for one currency.
const maxShareFromMedian = decimal('0.02');
const maxShareOfJump = decimal('0.05');
/** Checks that the prices of a counter enclose a reference and are close to it. */
export function judgeByReference(
  rate: RatePair,
  reference: NamedReference,
): Implausible | undefined {
  const { purchaseRate, saleRate } = rate;
  const side = [
    { words: 'L’achat', rate: purchaseRate },
    { words: 'La vente', rate: saleRate },
  ].find((each) => isFurther(each.rate, reference.value, maxShareFromReference));
  if (side) return farFrom(`${side.words} ${formatTableRate(side.rate, 'fr')}`, reference);
  const middle = decimal(reference.value);
  const isBeside =
    middle.times(maxShareBeside.plus(1)).lt(purchaseRate) ||
    middle.times(decimal(1).minus(maxShareBeside)).gt(saleRate);
  if (!isBeside) return undefined;
  const sides = `L’achat ${formatTableRate(purchaseRate, 'fr')} et la vente ${formatTableRate(saleRate, 'fr')}`;
  return {
    reason: 'beside-reference',
    problem: `${sides} sont du même côté du ${reference.name} : ${formatTableRate(reference.value, 'fr')}.`,
  };
}

/** Checks that the middle of a counter is close to the median of the others. */
export function judgeByMedian(
  middle: Decimal,
  others: readonly Decimal[],
): Implausible | undefined {
  const median = medianOf(others);
  if (median === undefined || !isFurther(middle, median, maxShareFromMedian)) return undefined;
  const far = `Le milieu ${formatTableRate(middle, 'fr')} est à plus de 2 % de la médiane des autres banques`;
  const problem = `${far} : ${formatTableRate(median, 'fr')} (${others.length} banques).`;
  return { reason: 'far-from-median', problem };
}

/** Checks that a middle is close to the last one of the same source. */
export function judgeJump(
  current: number | Decimal,
  previous: number | Decimal,
): Implausible | undefined {
  if (!isFurther(current, previous, maxShareOfJump)) return undefined;
  const problem = `${formatTableRate(current, 'fr')} est à plus de 5 % du cours précédent : ${formatTableRate(previous, 'fr')}.`;
  return { reason: 'jump', problem };
}

/** Checks that a mid rate is close to that of another source. */
export function judgeMid(rate: number, reference: NamedReference): Implausible | undefined {
  if (!isFurther(rate, reference.value, maxShareFromReference)) return undefined;
  return farFrom(formatTableRate(rate, 'fr'), reference);
}

function farFrom(shown: string, { value, name }: NamedReference): Implausible {
  const problem = `${shown} est à plus de 5 % du ${name} : ${formatTableRate(value, 'fr')}.`;
  return { reason: 'far-from-reference', problem };
}

// Computes in decimals: a rate at exactly 5 % from 3.1 must not fail because of binary rounding.
function isFurther(rate: number | Decimal, reference: number | Decimal, share: Decimal): boolean {
  const base = decimal(reference);
  return decimal(rate).minus(base).abs().gt(base.times(share));
}

/** With fewer boards in force, the median is not used. */
export const fewestOfMedian = 4;

/** The median of some values; undefined without any. */
export function medianOf(values: readonly Decimal[]): Decimal | undefined {
  const sorted = [...values].sort((a, b) => a.cmp(b));
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[sorted.length >> 1]];
  return lower && upper && lower.plus(upper).div(2);
}
