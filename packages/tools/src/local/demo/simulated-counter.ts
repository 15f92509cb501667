import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { randomFor, signedFor } from './seeded-random.ts';
import { asPrinted, type SimulatedCurrency } from './simulated-market.ts';

export interface CounterRate {
  readonly purchaseRate: number;
  readonly saleRate: number;
}

/** Half of the spread observed at Tunisian counters, as a share of the mid; 1.5 % when none was observed. */
const observedHalfSpreads: Readonly<Partial<Record<SimulatedCurrency, number>>> = {
  EUR: 0.012,
  USD: 0.0115,
  GBP: 0.0135,
  CHF: 0.0135,
  CAD: 0.0135,
  JPY: 0.014,
  AED: 0.0145,
  SAR: 0.0145,
  KWD: 0.016,
  BHD: 0.017,
  OMR: 0.017,
  QAR: 0.018,
  LYD: 0.022,
};
const usualHalfSpread = 0.015;

/** The currencies on a third of the boards, by the simulation's choice. All others are on every board. */
const seldomQuoted: ReadonlySet<SimulatedCurrency> = new Set([
  'LYD',
  'CNY',
  'OMR',
  'DKK',
  'MRU',
  'TRY',
]);

/** Returns whether a bank's board has a currency. STB's has the currencies of its recorded boards. */
export function isQuotedAt(bank: CommercialBankCode, currency: SimulatedCurrency): boolean {
  if (!seldomQuoted.has(currency)) {
    return true;
  }
  const recorded = bank === 'STBK' && ['LYD', 'CNY', 'OMR'].includes(currency);
  return recorded || randomFor(`${bank} quotes ${currency}`) < 1 / 3;
}

/**
 * Returns a bank's purchase and sale rates around a mid rate. Each bank has its own spread, up to 10 %
 * narrower or wider than the observed one, and its own bias of up to 0.15 %, plus up to 0.05 % by day.
 */
export function simulatedCounter(
  bank: CommercialBankCode,
  currency: SimulatedCurrency,
  day: RateDate,
  middle: number,
): CounterRate {
  const width = 1 + 0.1 * signedFor(`${bank} spread`);
  const lean =
    0.0015 * signedFor(`${bank} lean ${currency}`) +
    0.0005 * signedFor(`${bank} ${currency} ${day}`);
  const halfSpread = (observedHalfSpreads[currency] ?? usualHalfSpread) * width;
  return {
    purchaseRate: asPrinted(currency, middle * (1 + lean - halfSpread)),
    saleRate: asPrinted(currency, middle * (1 + lean + halfSpread)),
  };
}
