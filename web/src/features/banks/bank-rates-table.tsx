import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { useEffect, useRef } from 'react';
import { SortHeader } from '../../ui/sort/sort-header.tsx';
import { sortRows } from '../../ui/sort/sort-rows.ts';
import { useSort } from '../../ui/sort/use-sort.ts';
import { type BankColumn, bankColumns } from './bank-columns.ts';
import { bankOrigin } from './bank-origin.ts';
import { BankRateRow } from './bank-rate-row.tsx';
import styles from './bank-rates-table.module.css';

interface BankRatesTableProps {
  readonly bank: BankCode;
  readonly rows: readonly BankPageRow[];
  /** The currency of the address: its row is lit and brought into sight. */
  readonly selected: ForeignCurrencyCode | undefined;
}

type Column = 'currency' | BankColumn['name'] | 'trend';

/** A bank's rates, currency by currency; indicative ones stay below the bank's own when sorted. */
export function BankRatesTable({ bank, rows, selected }: BankRatesTableProps) {
  const sorting = useSort<Column>();
  const columns = bankColumns(bank);
  const lit = useRef<HTMLTableRowElement>(null);
  const hasSharedOrigin = bankOrigin(bank, rows) !== undefined;

  useEffect(() => {
    if (selected === undefined) return;
    // After the page's own start at its top.
    const frame = requestAnimationFrame(() => lit.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [selected]);

  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        Cours de {bankByCode(bank).displayName} en dinars pour une unité de chaque devise
      </caption>
      <thead>
        <tr>
          <SortHeader name="currency" sorting={sorting}>
            DEVISE
          </SortHeader>
          {columns.map(({ name, text }) => (
            <SortHeader key={name} name={name} sorting={sorting} className={styles[name]}>
              {text}
            </SortHeader>
          ))}
          <SortHeader name="trend" sorting={sorting}>
            TENDANCE
          </SortHeader>
          <th scope="col" className={styles.unit}>
            UNITE
          </th>
          <th scope="col">ACTION</th>
        </tr>
      </thead>
      <tbody>
        {sortRows(rows, sorting.sort, sortValueIn(columns)).map((row) => (
          <BankRateRow
            key={row.currency}
            ref={row.currency === selected ? lit : undefined}
            bank={bank}
            row={row}
            isSelected={row.currency === selected}
            hasSharedOrigin={hasSharedOrigin}
          />
        ))}
      </tbody>
    </table>
  );
}

function sortValueIn(columns: readonly BankColumn[]) {
  return (row: BankPageRow, column: Column): number | string | undefined => {
    if (column === 'currency') return row.currency;
    if (column !== 'trend') return columns.find(({ name }) => name === column)?.valueOf(row);
    return row.kind === 'quoted' || row.kind === 'central' ? row.trend?.percent : undefined;
  };
}
