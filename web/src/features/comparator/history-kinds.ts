import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { HistorySeries } from '@dinar/domain/rates/history-series';

/** What each kind of curve is called, and where its rates come from. */
export const historyKinds = {
  central: { name: 'cours de la Banque Centrale', source: 'bct' },
  live: { name: 'taux direct', source: 'live-fx' },
} as const satisfies Readonly<
  Record<HistorySeries['kind'], { readonly name: string; readonly source: RateSource }>
>;
