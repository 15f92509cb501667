import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { useEffect, useMemo, useRef } from 'react';
import { RateTable } from '../../ui/comparison/rate-table.tsx';
import { bankColumns } from './bank-columns.tsx';
import { bankOrigin } from './bank-origin.ts';

interface BankRatesTableProps {
  readonly bank: BankCode;
  readonly rows: readonly BankPageRow[];
  /** The currency of the address: its row is highlighted and scrolled into view. */
  readonly selected: ForeignCurrencyCode | undefined;
}

/** A bank's rates, currency by currency; indicative ones stay below the bank's own when sorted. */
export function BankRatesTable({ bank, rows, selected }: BankRatesTableProps) {
  const lit = useRef<HTMLTableRowElement>(null);
  const hasSharedOrigin = bankOrigin(bank, rows) !== undefined;
  const columns = useMemo(() => bankColumns(bank, hasSharedOrigin), [bank, hasSharedOrigin]);

  useEffect(() => {
    if (selected === undefined) return;
    // After `usePageStart`, which scrolls to the top.
    const frame = requestAnimationFrame(() => lit.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [selected]);

  return (
    <RateTable
      caption={() => (
        <span className="visually-hidden">
          {`Cours de ${bankByCode(bank).displayName} en dinars pour une unité de chaque devise`}
        </span>
      )}
      subject={bank}
      columns={columns}
      rows={rows}
      marks={({ kind, currency }) => ({
        ref: currency === selected ? lit : undefined,
        'data-kind': kind,
        'data-selected': currency === selected,
      })}
    />
  );
}
