import { type BankCode, centralBankCode } from '../banks/bank-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { BankRate, CentralRow, CounterRow } from '../rates/bank-rate.ts';
import type { BankSnapshot } from '../rates/bank-snapshot.ts';
import { correctionOf } from '../rates/rate-override.ts';
import { shownRates } from './active-rates.ts';

/** One bank's active rates of one day without a problem; undefined when it has none. */
export function deriveBankSnapshot(
  bankId: BankCode,
  date: RateDate,
  rows: Iterable<BankRate>,
): BankSnapshot | undefined {
  const own = shownRates(rows).filter((row) => row.date === date);
  if (bankId === centralBankCode) {
    const mids = own.filter((row) => row.bankId === centralBankCode);
    return mids.length === 0 ? undefined : { bankId, ...snapshotOf(date, mids, centralFields) };
  }
  const quotes = own
    .filter((row) => row.bankId !== centralBankCode)
    .filter((row) => row.bankId === bankId);
  return quotes.length === 0 ? undefined : { bankId, ...snapshotOf(date, quotes, counterFields) };
}

function snapshotOf<Row extends BankRate, Fields>(
  date: RateDate,
  rows: readonly Row[],
  fieldsOf: (row: Row) => Fields,
) {
  const rates = Object.fromEntries(rows.map((row) => [row.currency, fieldsOf(row)]));
  return { date, rates, count: rows.length };
}

function counterFields({ purchaseRate, saleRate, source, ...row }: CounterRow) {
  return { purchaseRate, saleRate, source, ...correctionOf(row) };
}

function centralFields({ rate, manualRate, source, ...row }: CentralRow) {
  return { rate, ...(manualRate !== undefined && { manualRate }), source, ...correctionOf(row) };
}
