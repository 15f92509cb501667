import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { useMemo } from 'react';
import { RateTable } from '../../ui/comparison/rate-table.tsx';
import type { Origin } from '../../ui/provenance/shared-origin.ts';
import { bankColumns } from './bank-columns.tsx';

interface BankRatesTableProps {
  readonly bank: BankCode;
  readonly rows: readonly BankPageRow[];
  /** The origin that the page names. */
  readonly origin: Origin | undefined;
}

/** A bank's rates, currency by currency; indicative ones stay below the bank's own when sorted. */
export function BankRatesTable({ bank, rows, origin }: BankRatesTableProps) {
  const columns = useMemo(() => bankColumns(bank, origin), [bank, origin]);
  return (
    <RateTable
      caption={
        <span className="visually-hidden">
          {`Cours de ${bankByCode(bank).displayName} en dinars pour une unité de chaque devise`}
        </span>
      }
      subject={bank}
      columns={columns}
      rows={rows}
      marks={({ kind }) => ({ 'data-kind': kind })}
    />
  );
}
