import { bankByCode } from '@dinar/domain/banks/bank';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import { BankMark } from '../mark/bank-mark.tsx';
import { Tag } from '../mark/tag.tsx';
import { OwnOrigin } from '../provenance/own-origin.tsx';
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
  const { bankId, day, source, correction, isInForce } = row;
  const isLikeOthers = isInForce && hasSharedOrigin && correction === undefined;
  const bank = bankByCode(bankId);
  return (
    <th scope="row" className={styles.bank}>
      <span className={styles.identity}>
        <BankMark bankId={bankId} />
        <span className={styles.names}>
          <span title={bank.fullName}>{bank.displayName}</span>
          {row.isBestBuy && <Tag tone="accent">{bestBuyBadge}</Tag>}
          {row.isBestSell && <Tag tone="accent">{bestSellBadge}</Tag>}
          {!isLikeOthers && (
            <OwnOrigin day={day} source={source} correction={correction} isOld={!isInForce} />
          )}
        </span>
      </span>
    </th>
  );
}
