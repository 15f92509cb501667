import type { bankPageCurrencies } from '../currencies/currency-lists.ts';

/**
 * A sample rate for a currency for which the bank has none: shown as indicative, never compared or stored.
 */
export interface SampleRate {
  readonly purchaseRate: number;
  readonly saleRate: number;
  readonly indicative: true;
}

/** The indicative rates of the bank page, in TND for one unit. */
export const sampleRates: Readonly<Record<(typeof bankPageCurrencies)[number], SampleRate>> = {
  USD: { purchaseRate: 3.15, saleRate: 3.25, indicative: true },
  EUR: { purchaseRate: 3.45, saleRate: 3.55, indicative: true },
  GBP: { purchaseRate: 4.05, saleRate: 4.15, indicative: true },
  JPY: { purchaseRate: 0.021, saleRate: 0.022, indicative: true },
  CHF: { purchaseRate: 3.65, saleRate: 3.75, indicative: true },
  CAD: { purchaseRate: 2.35, saleRate: 2.45, indicative: true },
  AUD: { purchaseRate: 2.15, saleRate: 2.25, indicative: true },
  AED: { purchaseRate: 0.86, saleRate: 0.88, indicative: true },
  SAR: { purchaseRate: 0.84, saleRate: 0.86, indicative: true },
  BHD: { purchaseRate: 8.35, saleRate: 8.55, indicative: true },
  KWD: { purchaseRate: 10.25, saleRate: 10.45, indicative: true },
  QAR: { purchaseRate: 0.86, saleRate: 0.88, indicative: true },
  SEK: { purchaseRate: 0.31, saleRate: 0.32, indicative: true },
  NOK: { purchaseRate: 0.31, saleRate: 0.32, indicative: true },
};
