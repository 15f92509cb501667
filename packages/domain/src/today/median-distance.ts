import type { BankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import type { BoardOfToday } from './board-of-today.ts';
import type { CounterMean, CounterQuote } from './counters.ts';

/** With fewer boards in force, the median is not used. */
const fewestOfMedian = 4;

/** The distance of the middle of a bank from the median of the middles of all banks, in signed percent. */
export interface MedianDistance extends Pick<CounterMean, 'bankCount' | 'days' | 'sources'> {
  readonly currency: ForeignCurrencyCode;
  readonly percent: Decimal;
}

/**
 * The currency for which the board of a bank in force is farthest from the median; undefined if none can be
 * compared.
 */
export function farthestFromMedian(
  { currencies }: BoardOfToday,
  bank: BankCode,
): MedianDistance | undefined {
  const distances = [...currencies.values()].flatMap(({ currency, counters }) => {
    const { inForce, mean } = counters;
    const own = inForce.find(({ bankId }) => bankId === bank);
    if (!own || !mean || inForce.length < fewestOfMedian) return [];
    const percent = middleOf(own)
      .div(medianOf(inForce.map(middleOf)))
      .minus(1)
      .times(100);
    const { bankCount, days, sources } = mean;
    return [{ currency, percent, bankCount, days, sources }];
  });
  return distances.reduce<MedianDistance | undefined>(
    (farthest, one) => (farthest?.percent.abs().gte(one.percent.abs()) ? farthest : one),
    undefined,
  );
}

function middleOf({ purchase, sale }: CounterQuote): Decimal {
  return purchase.value.plus(sale.value).div(2);
}

function medianOf(values: readonly Decimal[]): Decimal {
  const sorted = [...values].sort((a, b) => a.cmp(b));
  const half = Math.floor(sorted.length / 2);
  const [low = decimal(0), high = decimal(0)] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 1 ? high : low.plus(high).div(2);
}
