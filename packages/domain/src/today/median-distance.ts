import type { BankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { Decimal } from '../money/decimal.ts';
import { fewestOfMedian, medianOf } from '../rates/near-reference.ts';
import type { BoardOfToday } from './board-of-today.ts';
import type { CounterMean, CounterQuote } from './counters.ts';

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
    const median = inForce.length < fewestOfMedian ? undefined : medianOf(inForce.map(middleOf));
    if (!own || !mean || !median) return [];
    const percent = middleOf(own).div(median).minus(1).times(100);
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
