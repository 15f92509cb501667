import { bankByCode } from '@dinar/domain/banks/bank';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { ComparisonRow } from '@dinar/domain/rates/comparison';
import { BankMark } from '../bank-mark.tsx';
import { Tag } from '../tag.tsx';
import styles from './comparison-table.module.css';

interface BankRowHeaderProps {
  readonly row: ComparisonRow;
  readonly bestBuyBadge: string;
  readonly bestSellBadge: string;
  /** Whether a demonstration row says so; not needed where the whole table does. */
  readonly marksDemo: boolean;
}

/** The bank of a row of the comparison, with what there is to say of its rates. */
export function BankRowHeader({ row, bestBuyBadge, bestSellBadge, marksDemo }: BankRowHeaderProps) {
  const bank = bankByCode(row.bankId);
  return (
    <th scope="row" className={styles.bank}>
      <span className={styles.identity}>
        <BankMark bankId={row.bankId} />
        <span className={styles.names}>
          <span title={bank.fullName}>{bank.displayName}</span>
          {row.isBestBuy && <Tag tone="accent">{bestBuyBadge}</Tag>}
          {row.isBestSell && <Tag tone="accent">{bestSellBadge}</Tag>}
          {row.standing === 'stale' && <Tag tone="amber">{formatDayInWords(row.date)}</Tag>}
          {marksDemo && row.source === 'demo' && <Tag tone="amber">démo</Tag>}
        </span>
      </span>
    </th>
  );
}
