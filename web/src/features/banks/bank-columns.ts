import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import type { BankPageRow, CentralPageRow, QuotedRow } from '@dinar/domain/today/bank-page-rates';

/** A column of rates: what its table is sorted by there, absent for a row that the bank did not publish. */
export interface BankColumn {
  readonly name: 'purchase' | 'sale' | 'spread' | 'mid' | 'manual';
  readonly text: string;
  readonly valueOf: (row: BankPageRow) => number | undefined;
}

/** The columns of a bank's rates: of its counters, or the central bank's two mid rates. */
export function bankColumns(bank: BankCode): readonly BankColumn[] {
  return bank === centralBankCode ? centralColumns : counterColumns;
}

const counterColumns: readonly BankColumn[] = [
  { name: 'purchase', text: 'ACHAT', valueOf: ofCounter(({ purchaseRate }) => purchaseRate) },
  { name: 'sale', text: 'VENTE', valueOf: ofCounter(({ saleRate }) => saleRate) },
  { name: 'spread', text: 'SPREAD', valueOf: ofCounter(({ spread }) => spread.toNumber()) },
];

const centralColumns: readonly BankColumn[] = [
  { name: 'mid', text: 'COURS MOYEN', valueOf: ofCentral(({ rate }) => rate) },
  {
    name: 'manual',
    text: 'CHANGE MANUEL (BILLETS)',
    valueOf: ofCentral(({ manualRate }) => manualRate),
  },
];

function ofCounter(value: (row: QuotedRow) => number): BankColumn['valueOf'] {
  return (row) => (row.kind === 'quoted' ? value(row) : undefined);
}

function ofCentral(value: (row: CentralPageRow) => number | undefined): BankColumn['valueOf'] {
  return (row) => (row.kind === 'central' ? value(row) : undefined);
}
