import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { CentralEntry, CounterEntry, CurrencyEntries } from '../states/uneven-state.ts';

/**
 * The rows of a currency as functions read them, without rows that do not decode. A wrong row from before
 * `firstJudged` already has its problem.
 */
export function decodedRows(
  { currency, counters, central }: CurrencyEntries,
  firstJudged: string,
): BankRate[] {
  const problem = ({ day, falseBecause }: CounterEntry | CentralEntry) =>
    falseBecause !== undefined && day < firstJudged ? { problem: falseBecause } : {};
  const documents = [
    ...counters.map((row) => ({ ...counterFields(row), ...problem(row) })),
    ...central.map((row) => ({ ...centralFields(row), ...problem(row) })),
  ];
  return documents.flatMap((fields, index) => {
    const decoded = decodeBankRate(`bank-rates/${index}`, { currency, status: 1, ...fields });
    return decoded.ok ? [decoded.value] : [];
  });
}

function counterFields(row: CounterEntry) {
  const { bank, day, purchase, sale, source, typed } = row;
  return {
    bankId: bank,
    date: day,
    purchaseRate: purchase,
    saleRate: sale,
    source,
    fetchedAt: new Date(row.fetchedAt ?? `${day}T00:00:00Z`),
    ...typed,
  };
}

function centralFields({ day, mid, manual, source }: CentralEntry) {
  return {
    bankId: centralBankCode,
    date: day,
    rate: mid,
    manualRate: manual ?? null,
    source,
    fetchedAt: new Date(`${day}T00:00:00Z`),
  };
}
