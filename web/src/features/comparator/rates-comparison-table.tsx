import { bankByCode } from '@dinar/domain/banks/bank';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatAmount } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/today/compare-counters';
import type { Counters } from '@dinar/domain/today/counters';
import { memo } from 'react';
import { BankRows } from '../../ui/comparison/bank-rows.tsx';
import { ComparisonCaption } from '../../ui/comparison/comparison-caption.tsx';
import table from '../../ui/comparison/comparison-table.module.css';
import { figuresIn } from '../../ui/comparison/figures.ts';
import { useComparison } from '../../ui/comparison/use-comparison.ts';
import { SortHeader } from '../../ui/sort/sort-header.tsx';
import { sortRows } from '../../ui/sort/sort-rows.ts';
import { type Sort, useSort } from '../../ui/sort/use-sort.ts';
import { RatesComparisonRow } from './rates-comparison-row.tsx';

interface RatesComparisonTableProps {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  readonly amount: Decimal;
  readonly counters: Counters;
  readonly today: RateDate;
  readonly showsAmounts: boolean;
}

type Column = 'bank' | 'purchase' | 'sale' | 'gap' | 'spread';

/** The banks, best first until a column is asked to sort them; older rows stay below the others. */
export const RatesComparisonTable = memo(function RatesComparisonTable(
  props: RatesComparisonTableProps,
) {
  const { code, mode, amount, counters, today, showsAmounts } = props;
  const sorting = useSort<Column>();
  const { rows, origin } = useComparison(counters, mode, amount);
  const [given, obtained] = mode === 'TND' ? ['TND', code] : [code, 'TND'];
  const asked = `${formatAmount(amount)} ${given}`;
  return (
    <table className={table.table} data-tags="long" data-figures={figuresIn(rows)}>
      <ComparisonCaption counters={counters} origin={origin} today={today}>
        pour {asked}
      </ComparisonCaption>
      <thead>
        <tr>
          <SortHeader name="bank" sorting={sorting}>
            Banque
          </SortHeader>
          <SortHeader name="purchase" sorting={sorting} className={table.rate}>
            Achat
          </SortHeader>
          <SortHeader name="sale" sorting={sorting} className={table.rate}>
            Vente
          </SortHeader>
          <SortHeader name="gap" sorting={sorting} className={table.gap}>
            Écart
            <span className={table.into}> en {obtained}</span>
          </SortHeader>
          <SortHeader name="spread" sorting={sorting} className={table.spread}>
            Spread
          </SortHeader>
          {showsAmounts && (
            <th scope="col" className={table.amount}>
              {asked}
              <span className={table.into}> en {obtained}</span>
            </th>
          )}
        </tr>
      </thead>
      <BankRows code={code} rows={sorted(rows, sorting.sort)}>
        {(row, lastShown) => (
          <RatesComparisonRow
            row={row}
            mode={mode}
            asked={amount}
            showsAmounts={showsAmounts}
            hasSharedOrigin={origin !== undefined}
            lastShown={lastShown}
          />
        )}
      </BankRows>
    </table>
  );
});

function sorted(rows: readonly ComparisonRow[], sort: Sort<Column>): ComparisonRow[] {
  const [inForce, older] = [true, false].map((isInForce) =>
    sortRows(
      rows.filter((row) => row.isInForce === isInForce),
      sort,
      sortValue,
    ),
  );
  return [...(inForce ?? []), ...(older ?? [])];
}

function sortValue(row: ComparisonRow, column: Column): number | string | undefined {
  switch (column) {
    case 'bank':
      return bankByCode(row.bankId).displayName.toLowerCase();
    case 'purchase':
      return row.purchase.value.toNumber();
    case 'sale':
      return row.sale.value.toNumber();
    case 'gap':
      return row.gap?.value.toNumber();
    case 'spread':
      return row.spread.toNumber();
  }
}
