import type { BankCode } from '../banks/bank-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { BankSnapshot } from '../documents/bank-snapshot-document.ts';
import type { BankRate } from '../rates/bank-rate.ts';
import { activeRates } from './active-rates.ts';

/** One bank's active rates of one day; undefined when it has none, so that none is stored. */
export function deriveBankSnapshot(
  bankId: BankCode,
  date: RateDate,
  rows: Iterable<BankRate>,
): BankSnapshot | undefined {
  const own = activeRates(rows).filter((row) => row.bankId === bankId && row.date === date);
  if (own.length === 0) return undefined;
  const rates = Object.fromEntries(
    own.map(({ currency, purchaseRate, saleRate, source }) => [
      currency,
      { purchaseRate, saleRate, source },
    ]),
  );
  return { bankId, date, rates, count: own.length };
}
