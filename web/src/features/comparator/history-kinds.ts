import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { HistoryKind } from '@dinar/domain/rates/history-series';
import type { HistorySpan } from '@dinar/domain/rates/history-spans';
import { pastOfSpan } from '@dinar/site/pages/history-period';

/** The source of the rates of each kind of curve. */
export const historySources: Readonly<Record<HistoryKind, RateSource>> = {
  central: 'bct',
  live: 'live-fx',
};

/** Returns whether a span is so long that its values are shown by month. */
export function isLongSpan(span: HistorySpan): boolean {
  return span === 'year' || pastOfSpan[span] === 'past';
}
