import { bankByCode } from '@dinar/domain/banks/bank';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import { BankMark } from '../bank-mark.tsx';
import { OwnOrigin } from '../provenance/own-origin.tsx';
import { Tag } from '../tag.tsx';
import styles from './comparison-table.module.css';

interface BankRowHeaderProps {
  readonly row: ComparisonRow;
  readonly bestBuyBadge: string;
  readonly bestSellBadge: string;
  /** Whether the table says where its rates come from; an older row says it all the same. */
  readonly hasSharedOrigin: boolean;
}

/** The bank of a row of the comparison, with what there is to say of its rates. */
export function BankRowHeader(props: BankRowHeaderProps) {
  const { row, bestBuyBadge, bestSellBadge, hasSharedOrigin } = props;
  const { bankId, day, source, isInForce } = row;
  const bank = bankByCode(bankId);
  return (
    <th scope="row" className={styles.bank}>
      <span className={styles.identity}>
        <BankMark bankId={bankId} />
        <span className={styles.names}>
          <span title={bank.fullName}>{bank.displayName}</span>
          {row.isBestBuy && <Tag tone="accent">{bestBuyBadge}</Tag>}
          {row.isBestSell && <Tag tone="accent">{bestSellBadge}</Tag>}
          {!(isInForce && hasSharedOrigin) && (
            <OwnOrigin day={day} source={source} isOld={!isInForce} />
          )}
        </span>
      </span>
    </th>
  );
}
