/** The central bank's mid rates of a quiet day, against which dropped rates are judged. */
export const mids = {
  EUR: 3.4,
  USD: 2.911,
  GBP: 3.925,
  CHF: 3.71,
  JPY: 0.0185,
  CAD: 2.13,
  AUD: 1.9,
  AED: 0.797,
  SAR: 0.78,
  KWD: 9.53,
  QAR: 0.8035,
  BHD: 7.77,
  SEK: 0.3124,
  NOK: 0.3157,
  LYD: 0.4585,
  OMR: 7.58,
};

/** The rows of the central bank's rates of a day. */
export function centralRates(date: string, rates: Readonly<Record<string, number>> = mids) {
  return Object.entries(rates).map(([currency, rate]) => ({
    bankId: 'BCTN' as const,
    date,
    currency,
    rate,
    manualRate: rate,
  }));
}
