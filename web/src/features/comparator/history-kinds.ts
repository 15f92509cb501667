import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { HistoryKind, HistorySpan } from '@dinar/domain/rates/history-series';

/** The name of each kind of curve, and the source of its rates. */
export const historyKinds = {
  central: { name: 'cours de la Banque Centrale', source: 'bct' },
  live: { name: 'taux direct', source: 'live-fx' },
} as const satisfies Readonly<
  Record<HistoryKind, { readonly name: string; readonly source: RateSource }>
>;

/** Returns the resource of the years that a span needs: those a page is rendered with, or all years. */
export function yearsOfSpan(span: HistorySpan): 'history' | 'past' {
  return span === 'fiveYears' || span === 'all' ? 'past' : 'history';
}

/** Returns whether a span is so long that its values are shown by month. */
export function isLongSpan(span: HistorySpan): boolean {
  return span === 'year' || yearsOfSpan(span) === 'past';
}
