import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { HistorySeries } from '@dinar/domain/rates/history-series';

/** The name of each kind of curve, and the source of its rates. */
export const historyKinds = {
  central: { name: 'cours de la Banque Centrale', source: 'bct' },
  live: { name: 'taux direct', source: 'live-fx' },
} as const satisfies Readonly<
  Record<HistorySeries['kind'], { readonly name: string; readonly source: RateSource }>
>;
