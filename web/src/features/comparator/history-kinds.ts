import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { HistoryKind, HistorySpan } from '@dinar/domain/rates/history-series';

/** The source of the rates of each kind of curve. */
export const historySources: Readonly<Record<HistoryKind, RateSource>> = {
  central: 'bct',
  live: 'live-fx',
};

/** Returns the resource of the years that a span needs: those a page is rendered with, or all years. */
export function yearsOfSpan(span: HistorySpan): 'history' | 'past' {
  return span === 'fiveYears' || span === 'all' ? 'past' : 'history';
}

/** Returns whether a span is so long that its values are shown by month. */
export function isLongSpan(span: HistorySpan): boolean {
  return span === 'year' || yearsOfSpan(span) === 'past';
}
