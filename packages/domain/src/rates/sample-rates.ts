import type { bankPageCurrencies } from '../currencies/currency-lists.ts';
import type { RatePair } from './bank-snapshot.ts';

/**
 * The rates of a bank page, in TND for one unit, for a currency for which the bank has none: shown as indicative, never
 * compared or stored.
 */
export const sampleRates: Readonly<Record<(typeof bankPageCurrencies)[number], RatePair>> = {
  USD: { purchaseRate: 3.15, saleRate: 3.25 },
  EUR: { purchaseRate: 3.45, saleRate: 3.55 },
  GBP: { purchaseRate: 4.05, saleRate: 4.15 },
  JPY: { purchaseRate: 0.021, saleRate: 0.022 },
  CHF: { purchaseRate: 3.65, saleRate: 3.75 },
  CAD: { purchaseRate: 2.35, saleRate: 2.45 },
  AUD: { purchaseRate: 2.15, saleRate: 2.25 },
  AED: { purchaseRate: 0.86, saleRate: 0.88 },
  SAR: { purchaseRate: 0.84, saleRate: 0.86 },
  BHD: { purchaseRate: 8.35, saleRate: 8.55 },
  KWD: { purchaseRate: 10.25, saleRate: 10.45 },
  QAR: { purchaseRate: 0.86, saleRate: 0.88 },
  SEK: { purchaseRate: 0.31, saleRate: 0.32 },
  NOK: { purchaseRate: 0.31, saleRate: 0.32 },
};
