import type { CommercialBankCode } from '../banks/bank-code.ts';
import { centralBankCode } from '../banks/bank-code.ts';
import type { CentralRow, CounterRow } from '../rates/bank-rate.ts';
import { day } from './rate-arbitraries.ts';

const facts = {
  currency: 'EUR',
  status: 1,
  fetchedAt: new Date('2026-11-20T12:00:00Z'),
} as const;

/** An active euro row of a bank with counters, read from its page. */
export function counterRow(
  bankId: CommercialBankCode,
  date: string,
  [purchaseRate, saleRate]: readonly [purchase: number, sale: number],
  changes: Partial<CounterRow> = {},
): CounterRow {
  const row = { ...facts, bankId, date: day(date), purchaseRate, saleRate };
  return { ...row, source: 'bank-page', ...changes };
}

/** An active euro row of the central bank. */
export function centralRow(
  date: string,
  rate: number,
  changes: Partial<CentralRow> = {},
): CentralRow {
  return { ...facts, bankId: centralBankCode, date: day(date), rate, source: 'bct', ...changes };
}
