import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { roundRate } from '@dinar/domain/money/decimal';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { CounterCandidate } from '@dinar/functions/sources/candidate-rate';
import { simulatedCounter } from '@dinar/tools/local/demo/simulated-counter';
import { simulatedCurrencies, simulatedMid } from '@dinar/tools/local/demo/simulated-market';

/** A whole board of one day, with rates `share` above the demonstration's, so that every row is a change. */
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

/** The same board as rows that a job stored. */
export function storedBoard(date: RateDate, rowCount: number, share: number): BankRate[] {
  const facts = { status: 1, source: 'import', fetchedAt: new Date(`${date}T09:00:00Z`) };
  return boardRows(date, rowCount, share).map((row) => {
    const decoded = decodeBankRate('bank-rates/board', { ...row, ...facts });
    if (!decoded.ok) throw new Error(decoded.problem.reason);
    return decoded.value;
  });
}
