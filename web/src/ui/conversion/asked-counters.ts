import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import type { Counters } from '@dinar/domain/today/counters';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { dinarPairOf } from './dinar-pair-of.ts';

/** The banks that can serve a conversion at their counter, and the mode of their comparison. */
export interface AskedCounters {
  readonly currency: ForeignCurrencyCode;
  readonly counters: Counters;
  /** The leading mid rate, for reference. */
  readonly leading?: ReferenceRate;
  readonly mode: ComparisonMode;
}

/**
 * Returns the banks' boards for a conversion from or to the dinar; undefined for others, or without rates.
 */
export function askedCounters(
  request: Pick<ConversionRequest, 'from' | 'to' | 'fixedSide'>,
  board: BoardOfToday,
): AskedCounters | undefined {
  const currency = dinarPairOf(request);
  const rates = currency && board.currencies.get(currency);
  if (!rates) return undefined;
  const { counters, leading } = rates;
  const { to, fixedSide } = request;
  const mode = to === 'TND' ? 'SELECTED' : fixedSide === 'buy' ? 'BUY' : 'TND';
  return { currency, counters, ...(leading && { leading }), mode };
}
