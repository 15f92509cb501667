import { centralBankCode } from '../banks/bank-code.ts';
import type { CentralRate } from '../documents/rates-stats-document.ts';
import { decimal, roundRate } from '../money/decimal.ts';
import type { BankRate } from '../rates/bank-rate.ts';
import { activeRates } from './active-rates.ts';

/** The central bank's latest active rate of one currency; absent when it quotes none. */
export function deriveCentralRate(rows: Iterable<BankRate>): CentralRate | undefined {
  const latest = activeRates(rows).findLast((row) => row.bankId === centralBankCode);
  return latest && { value: midOf(latest), date: latest.date, source: latest.source };
}

/** The middle of a row's purchase and sale. */
export function midOf({ purchaseRate, saleRate }: BankRate): number {
  return roundRate(decimal(purchaseRate).plus(saleRate).div(2));
}
