import { bankByCode } from '@dinar/domain/banks/bank';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatAmount, formatRate3 } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/rates/comparison';
import { useCallback, useMemo } from 'react';
import { AlignedAmount } from '../../ui/aligned-amount.tsx';
import { BankRowHeader } from '../../ui/comparison/bank-row-header.tsx';
import { BankRows, type DrawRow } from '../../ui/comparison/bank-rows.tsx';
import table from '../../ui/comparison/comparison-table.module.css';
import { figuresIn } from '../../ui/comparison/figures.ts';
import { Gap } from '../../ui/comparison/gap.tsx';
import { RateCells } from '../../ui/comparison/rate-cells.tsx';
import type { LastShown } from '../../ui/moving-number.tsx';
import { SortHeader } from '../../ui/sort/sort-header.tsx';
import { sortRows } from '../../ui/sort/sort-rows.ts';
import { useSort } from '../../ui/sort/use-sort.ts';
import { Tag } from '../../ui/tag.tsx';

interface RatesComparisonTableProps {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  readonly amount: Decimal;
  readonly rows: readonly ComparisonRow[];
  readonly showsAmounts: boolean;
}

type Column = 'bank' | 'purchase' | 'sale' | 'gap' | 'spread';

/** The banks, best first until a column is asked to sort them. */
export function RatesComparisonTable(props: RatesComparisonTableProps) {
  const { code, mode, amount, rows, showsAmounts } = props;
  const sorting = useSort<Column>();
  const [held, obtained] = mode === 'TND' ? ['TND', code] : [code, 'TND'];
  const asked = `${formatAmount(amount)} ${held}`;
  const isAllDemo = rows.every((row) => row.source === 'demo');
  const { sort } = sorting;
  const sorted = useMemo(() => sortRows(rows, sort, sortValue), [rows, sort]);
  const drawRow = useCallback<DrawRow>(
    (row, lastShown) => (
      <BankRow
        row={row}
        mode={mode}
        amountBelow={showsAmounts ? `${formatAmount(row.amount)} ${obtained}` : undefined}
        marksDemo={!isAllDemo}
        lastShown={lastShown}
      />
    ),
    [mode, showsAmounts, obtained, isAllDemo],
  );
  return (
    <table className={table.table} data-tags="long" data-figures={figuresIn(rows)}>
      <caption className={table.caption}>
        {rows.length} banques, pour {asked}{' '}
        {isAllDemo && <Tag tone="amber">Données de démonstration</Tag>}
      </caption>
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
      <BankRows
        code={code}
        inOrderOf={`${code} ${mode} ${sort.key} ${sort.direction}`}
        rows={sorted}
      >
        {drawRow}
      </BankRows>
    </table>
  );
}

interface BankRowProps {
  readonly row: ComparisonRow;
  readonly mode: ComparisonMode;
  /** The amount in words for a phone, where it has no column; absent when amounts are not shown. */
  readonly amountBelow: string | undefined;
  readonly marksDemo: boolean;
  readonly lastShown: LastShown;
}

function BankRow({ row, mode, amountBelow, marksDemo, lastShown }: BankRowProps) {
  return (
    <tr data-best={row.isBestBuy || row.isBestSell} data-stale={row.standing === 'stale'}>
      <BankRowHeader
        row={row}
        bestBuyBadge="MEILLEUR ACHAT"
        bestSellBadge="MEILLEURE VENTE"
        marksDemo={marksDemo}
      />
      <RateCells row={row} mode={mode} lastShown={lastShown} />
      <td className={table.gap}>
        {amountBelow && <span className={table.amountBelow}>{amountBelow}</span>}
        <Gap row={row} />
      </td>
      <td className={table.spread}>{formatRate3(row.spread)}</td>
      {amountBelow && (
        <td className={table.amount}>
          <AlignedAmount amount={row.amount} />
        </td>
      )}
    </tr>
  );
}

function sortValue(row: ComparisonRow, column: Column): number | string {
  switch (column) {
    case 'bank':
      return bankByCode(row.bankId).displayName.toLowerCase();
    case 'purchase':
      return row.purchaseRate;
    case 'sale':
      return row.saleRate;
    case 'gap':
      return row.gap.toNumber();
    case 'spread':
      return row.spread.toNumber();
  }
}
