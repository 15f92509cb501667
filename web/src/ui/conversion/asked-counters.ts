import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import type { Counters } from '@dinar/domain/today/counters';

/** The banks that can answer a conversion at their counter, and which way. */
export interface AskedCounters {
  readonly currency: ForeignCurrencyCode;
  readonly counters: Counters;
  readonly mode: ComparisonMode;
}

/** The banks' boards for a conversion from or to the dinar; undefined between two other currencies. */
export function askedCounters(
  { from, to }: Pick<ConversionRequest, 'from' | 'to'>,
  board: BoardOfToday,
): AskedCounters | undefined {
  const mode = to === 'TND' ? 'SELECTED' : 'TND';
  const [currency, dinar] = mode === 'SELECTED' ? [from, to] : [to, from];
  if (currency === 'TND' || dinar !== 'TND') return undefined;
  const counters = board.currencies.get(currency)?.counters;
  return counters && { currency, counters, mode };
}
