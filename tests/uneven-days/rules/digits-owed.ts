import type { Decimal } from '@dinar/domain/money/decimal';
import type { ExpectedFigure } from '../oracle/expected-figure.ts';
import { type Figure, isRate } from '../reading/read-figures.ts';
import type { ShownNumber } from '../reading/read-number.ts';

const significant = 4;
const percentKinds: readonly string[] = ['margin-percent', 'round-trip-percent', 'median-distance'];

/** What a number owes in digits: a rate and a spread at least, an amount and a share exactly. */
export function digitFaults(
  kind: Figure['kind'],
  shown: ShownNumber,
  { value, amount = value }: Pick<ExpectedFigure, 'value' | 'amount'>,
): string[] {
  const { decimals } = shown;
  if (isRate(kind) || kind === 'unit') return atLeast(Math.max(3, belowOne(value, 3)), decimals);
  if (kind === 'spread') return atLeast(3, decimals);
  if (kind === 'rank-purchase' || kind === 'rank-sale') {
    return decimals === 0 ? [] : ['a whole number'];
  }
  const ofAmount = belowOne(amount, 2);
  // A difference that its amount's decimals would show as zero has its own digits.
  const isOwn = kind === 'gap' && value.round(20).round(ofAmount).eq(0);
  const owed = percentKinds.includes(kind) ? 2 : isOwn ? belowOne(value, 2) : ofAmount;
  // It needs no zeros that end more than four decimals.
  const isShort = isOwn && decimals >= significant && value.round(owed).eq(shown.value);
  return decimals === owed || isShort ? [] : [`${owed} decimals of ${value}`];
}

function atLeast(owed: number, decimals: number): string[] {
  return decimals < owed ? [`at least ${owed} decimals`] : [];
}

// What rounds to one is shown as one is.
function belowOne(value: Decimal, fromOneOn: number): number {
  const rounded = value.abs().round(20).prec(significant);
  return rounded.gte(1) || rounded.eq(0) ? fromOneOn : significant - 1 - rounded.e;
}
