import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { HistoryKind } from '@dinar/domain/rates/history-series';

/** The source of the rates of a curve; `isDemo` if it has made-up points. */
export function curveSource(kind: HistoryKind, isDemo: boolean): RateSource {
  if (isDemo) return 'demo';
  return kind === 'central' ? 'bct' : 'live-fx';
}
