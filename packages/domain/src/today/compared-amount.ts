import { type Decimal, decimal } from '../money/decimal.ts';
import { outcomeAt } from './compare-counters.ts';
import type { Counters } from './counters.ts';
import type { Intent } from './intent.ts';

const telling = decimal(1000);
// Below this the payouts of the best and the worst bank look alike to someone at a counter.
const leastDifference = decimal('0.1');

/**
 * The amount for which banks are ranked: the given one, or 1000 if it is so small that the best and the worst
 * bank give almost the same (1 EUR, 1 TND).
 */
export function comparedAmount(
  { inForce }: Pick<Counters, 'inForce'>,
  intent: Intent,
  amount: Decimal,
): Decimal {
  if (amount.gte(telling) || inForce.length < 2) return amount;
  // Every bank gives nothing for nothing.
  if (amount.eq(0)) return telling;
  const payouts = inForce.map((quote) => outcomeAt(intent, amount, quote));
  const [first = amount] = payouts;
  const least = payouts.reduce((low, one) => (one.lt(low) ? one : low), first);
  const most = payouts.reduce((high, one) => (one.gt(high) ? one : high), first);
  const difference = most.minus(least);
  // Banks that tie give the same for every amount.
  return difference.gt(0) && difference.lt(leastDifference) ? telling : amount;
}
