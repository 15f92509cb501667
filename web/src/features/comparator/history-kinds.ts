import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { HistoryKind, HistorySpan } from '@dinar/domain/rates/history-series';

/** The name of each kind of curve, and the source of its rates. */
export const historyKinds = {
  central: { name: 'cours de la Banque Centrale', source: 'bct' },
  live: { name: 'taux direct', source: 'live-fx' },
} as const satisfies Readonly<
  Record<HistoryKind, { readonly name: string; readonly source: RateSource }>
>;

/** Which years a span needs: those that a page comes with, or every one. */
export function yearsOfSpan(span: HistorySpan): 'history' | 'past' {
  return span === 'fiveYears' || span === 'all' ? 'past' : 'history';
}

/** Whether a span has so many days that its values are read month by month. */
export function isLongSpan(span: HistorySpan): boolean {
  return span === 'year' || yearsOfSpan(span) === 'past';
}
