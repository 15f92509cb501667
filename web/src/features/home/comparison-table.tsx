import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatAmount } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/rates/comparison';
import { memo, useCallback } from 'react';
import { AlignedAmount } from '../../ui/aligned-amount.tsx';
import { BankRowHeader } from '../../ui/comparison/bank-row-header.tsx';
import { BankRows, type DrawRow } from '../../ui/comparison/bank-rows.tsx';
import styles from '../../ui/comparison/comparison-table.module.css';
import { figuresIn } from '../../ui/comparison/figures.ts';
import { Gap } from '../../ui/comparison/gap.tsx';
import { RateCells } from '../../ui/comparison/rate-cells.tsx';
import type { LastShown } from '../../ui/moving-number.tsx';
import { Tag } from '../../ui/tag.tsx';

interface ComparisonTableProps {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  readonly amount: Decimal;
  readonly rows: readonly ComparisonRow[];
}

/** The banks in order, best first, with what the amount comes to at each. */
export const ComparisonTable = memo(function ComparisonTable(props: ComparisonTableProps) {
  const { code, mode, amount, rows } = props;
  const [held, obtained] = mode === 'TND' ? ['TND', code] : [code, 'TND'];
  const amountTitle = `${formatAmount(amount)} ${held}`;
  const isAllDemo = rows.every((row) => row.source === 'demo');
  const drawRow = useCallback<DrawRow>(
    (row, lastShown) => (
      <BankRow
        row={row}
        mode={mode}
        obtained={obtained}
        marksDemo={!isAllDemo}
        lastShown={lastShown}
      />
    ),
    [mode, obtained, isAllDemo],
  );
  return (
    <table className={styles.table} data-figures={figuresIn(rows)}>
      <caption className={styles.caption}>
        {rows.length} banques,{' '}
        {mode === 'TND' ? 'du cours vendeur le plus bas' : 'du cours acheteur le plus haut'}
        {isAllDemo && (
          <>
            {' '}
            <Tag tone="amber">Données de démonstration</Tag>
          </>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">Banque</th>
          <th scope="col" className={styles.rate}>
            Achat
          </th>
          <th scope="col" className={styles.rate}>
            Vente
          </th>
          <th scope="col" className={styles.amount}>
            {amountTitle}
            <span className={styles.into}> en {obtained}</span>
          </th>
          <th scope="col" className={styles.gap}>
            Écart<span className={styles.into}> en {obtained}</span>
          </th>
        </tr>
      </thead>
      <BankRows code={code} inOrderOf={`${code} ${mode}`} rows={rows}>
        {drawRow}
      </BankRows>
    </table>
  );
});

interface BankRowProps {
  readonly row: ComparisonRow;
  readonly mode: ComparisonMode;
  readonly obtained: string;
  readonly marksDemo: boolean;
  readonly lastShown: LastShown;
}

function BankRow({ row, mode, obtained, marksDemo, lastShown }: BankRowProps) {
  return (
    <tr data-best={row.isBestBuy || row.isBestSell} data-stale={row.standing === 'stale'}>
      <BankRowHeader
        row={row}
        bestBuyBadge="★ Achat"
        bestSellBadge="★ Vente"
        marksDemo={marksDemo}
      />
      <RateCells row={row} mode={mode} lastShown={lastShown} />
      <td className={styles.amount}>
        <AlignedAmount amount={row.amount} />
      </td>
      <td className={styles.gap}>
        <span className={styles.amountBelow}>
          {formatAmount(row.amount)} {obtained}
        </span>
        <Gap row={row} />
      </td>
    </tr>
  );
}
