import { bankByCode } from '@dinar/domain/banks/bank';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatAmount, formatRate3 } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/rates/comparison';
import { AlignedAmount } from '../../ui/aligned-amount.tsx';
import { BankMark } from '../../ui/bank-mark.tsx';
import { MovingNumber } from '../../ui/moving-number.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './comparison-table.module.css';
import { Gap } from './gap.tsx';

interface ComparisonTableProps {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  readonly amount: Decimal;
  readonly rows: readonly ComparisonRow[];
}

/** The banks in order, best first, with what the amount comes to at each. */
export function ComparisonTable({ code, mode, amount, rows }: ComparisonTableProps) {
  const [held, obtained] = mode === 'TND' ? ['TND', code] : [code, 'TND'];
  const amountTitle = `${formatAmount(amount)} ${held}`;
  const isAllDemo = rows.every((row) => row.source === 'demo');
  return (
    <table className={styles.table}>
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
          <th scope="col">Achat</th>
          <th scope="col">Vente</th>
          <th scope="col" className={styles.amount}>
            {amountTitle}
            <span className={styles.into}> en {obtained}</span>
          </th>
          <th scope="col">
            Écart<span className={styles.into}> en {obtained}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BankRow
            key={row.bankId}
            row={row}
            mode={mode}
            obtained={obtained}
            marksDemo={!isAllDemo}
          />
        ))}
      </tbody>
    </table>
  );
}

interface BankRowProps {
  readonly row: ComparisonRow;
  readonly mode: ComparisonMode;
  readonly obtained: string;
  readonly marksDemo: boolean;
}

function BankRow({ row, mode, obtained, marksDemo }: BankRowProps) {
  const bank = bankByCode(row.bankId);
  const isStale = row.standing === 'stale';
  return (
    <tr data-best={row.isBestBuy || row.isBestSell} data-stale={isStale}>
      <th scope="row" className={styles.bank}>
        <span className={styles.identity}>
          <BankMark bankId={row.bankId} />
          <span className={styles.names}>
            <span title={bank.fullName}>{bank.displayName}</span>
            {row.isBestBuy && <Tag tone="accent">★ Achat</Tag>}
            {row.isBestSell && <Tag tone="accent">★ Vente</Tag>}
            {isStale && <Tag tone="amber">{formatDayInWords(row.date)}</Tag>}
            {marksDemo && row.source === 'demo' && <Tag tone="amber">démo</Tag>}
          </span>
        </span>
      </th>
      <td data-used={mode === 'SELECTED'} data-best={row.isBestBuy}>
        <MovingNumber value={row.purchaseRate} format={formatRate3} />
      </td>
      <td data-used={mode === 'TND'} data-best={row.isBestSell}>
        <MovingNumber value={row.saleRate} format={formatRate3} />
      </td>
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
