import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { BankPageRates, BankPageRow } from '@dinar/domain/rates/bank-page-rates';
import { useEffect, useRef } from 'react';
import { SortHeader } from '../../ui/sort/sort-header.tsx';
import { sortRows } from '../../ui/sort/sort-rows.ts';
import { useSort } from '../../ui/sort/use-sort.ts';
import { BankRateRow } from './bank-rate-row.tsx';
import styles from './bank-rates-table.module.css';

interface BankRatesTableProps {
  readonly bank: BankCode;
  readonly rates: BankPageRates;
  /** The currency of the address: its row is lit and brought into sight. */
  readonly selected: ForeignCurrencyCode | undefined;
}

type Column = 'currency' | 'purchase' | 'sale' | 'spread' | 'trend';

/** A bank's rates, currency by currency; indicative ones stay below the bank's own when sorted. */
export function BankRatesTable({ bank, rates, selected }: BankRatesTableProps) {
  const sorting = useSort<Column>();
  const lit = useRef<HTMLTableRowElement>(null);
  const { displayName, slug } = bankByCode(bank);

  useEffect(() => {
    if (selected === undefined) return;
    // After the page's own start at its top.
    const frame = requestAnimationFrame(() => lit.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [selected]);

  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        Cours de {displayName} en dinars pour une unité de chaque devise
      </caption>
      <thead>
        <tr>
          <SortHeader name="currency" sorting={sorting}>
            DEVISE
          </SortHeader>
          <SortHeader name="purchase" sorting={sorting}>
            ACHAT
          </SortHeader>
          <SortHeader name="sale" sorting={sorting}>
            VENTE
          </SortHeader>
          <SortHeader name="spread" sorting={sorting} className={styles.spread}>
            SPREAD
          </SortHeader>
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
        {sortRows(rates.rows, sorting.sort, sortValue).map((row) => (
          <BankRateRow
            key={row.currency}
            ref={row.currency === selected ? lit : undefined}
            row={row}
            slug={slug}
            isSelected={row.currency === selected}
          />
        ))}
      </tbody>
    </table>
  );
}

function sortValue(row: BankPageRow, column: Column): number | string | undefined {
  if (column === 'currency') return row.currency;
  if (row.kind !== 'quoted') return undefined;
  switch (column) {
    case 'purchase':
      return row.purchaseRate;
    case 'sale':
      return row.saleRate;
    case 'spread':
      return row.spread.toNumber();
    case 'trend':
      return row.trend.percent;
  }
}
