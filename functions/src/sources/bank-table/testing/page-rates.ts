import type { RateDate } from '@dinar/domain/days/rate-date';
import type { CentralCandidate, CounterCandidate } from '../../candidate-rate.ts';

/** The central bank's rates of a day on which these counter rates centre. */
export function midsOf(rows: readonly CounterCandidate[], date: RateDate): CentralCandidate[] {
  return rows.map(({ currency, purchaseRate, saleRate }) => {
    const rate = Number(((purchaseRate + saleRate) / 2).toFixed(6));
    return { bankId: 'BCTN', currency, date, rate, manualRate: rate };
  });
}

/** The prices of rows by currency, except some currencies. */
export function pricesOf(rows: readonly unknown[], lacking: readonly string[] = []) {
  const kept = rows.map((row) => Object(row)).filter(({ currency }) => !lacking.includes(currency));
  return Object.fromEntries(
    kept.map(({ currency, purchaseRate, saleRate }) => [currency, { purchaseRate, saleRate }]),
  );
}
