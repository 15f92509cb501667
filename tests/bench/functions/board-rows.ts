import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { roundRate } from '@dinar/domain/money/decimal';
import type { CounterCandidate } from '@dinar/functions/sources/candidate-rate';
import { simulatedCounter } from '@dinar/local-run/demo/simulated-counter';
import { simulatedCurrencies, simulatedMid } from '@dinar/local-run/demo/simulated-market';

/** A whole board of one day, `share` above the demonstration's: every row is a change. */
export function boardRows(date: RateDate, rowCount: number, share: number): CounterCandidate[] {
  const rows = commercialBankCodes.flatMap((bankId) =>
    simulatedCurrencies.map((currency) => {
      const mid = simulatedMid(currency, date);
      const { purchaseRate, saleRate } = simulatedCounter(bankId, currency, date, mid);
      const moved = (rate: number) => roundRate(rate * (1 + share));
      return {
        bankId,
        currency,
        date,
        purchaseRate: moved(purchaseRate),
        saleRate: moved(saleRate),
      };
    }),
  );
  return rows.slice(0, rowCount);
}
