import type { HistorySpan } from '@dinar/domain/rates/history-spans';
import type { PageQuery } from './page.ts';

/** The words of the comparator's spans in its address, the shortest span first. */
export const spanWords: Readonly<Record<HistorySpan, string>> = {
  week: '7j',
  month: '30j',
  quarter: '3m',
  year: '1a',
  fiveYears: '5a',
  all: 'tout',
};

/** The spans of the curve, in that order. */
export const historySpanOrder: readonly HistorySpan[] = Object.keys(spanWords).filter(
  (name): name is HistorySpan => Object.hasOwn(spanWords, name),
);

/** The span of an address that names none. */
export const usualSpan = 'month';

/** Reads the span of the curve in an address: `?periode=1a`. */
export function spanIn(query: PageQuery): HistorySpan {
  return historySpanOrder.find((each) => spanWords[each] === query.get('periode')) ?? usualSpan;
}
