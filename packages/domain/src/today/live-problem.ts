import { isInForce } from '../days/in-force.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { RatesStats } from '../rates/currency-rates.ts';
import { judgeQuote } from '../rates/judge-quote.ts';
import { meanOfPair } from '../rates/trend.ts';

/**
 * The reason, in French for staff, why the stored live rate of a currency may not be shown, although a job accepted
 * it or somebody typed it: it cannot be read, or is far from the central bank rate, else from the boards in force.
 */
export function liveProblem(
  { currency, central, live, liveFault, banks }: Omit<RatesStats, 'later' | 'updatedAt'>,
  today: RateDate,
): string | undefined {
  if (!live) return liveFault;
  const boards = () => banks.filter(({ date }) => isInForce(date, today)).map(meanOfPair);
  return judgeQuote(currency, live, { today, central, boards })?.problem;
}
