import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import type { Asked } from '@dinar/site/pages/asked';
import { BankMark } from '../mark/bank-mark.tsx';
import { Tag } from '../mark/tag.tsx';
import { OwnOrigin } from '../provenance/own-origin.tsx';
import { isLike, type Origin } from '../provenance/shared-origin.ts';
import { BankDoor } from './bank-door.tsx';
import styles from './bank-row-header.module.css';

/** The badge texts for the best bank of each side. */
export interface Badges {
  readonly purchase: string;
  readonly sale: string;
}

interface BankRowHeaderProps {
  readonly row: ComparisonRow;
  readonly asked: Asked;
  readonly badges: Badges;
  /** The day and the source that the caption names; a row names its own where it differs. */
  readonly origin: Origin | undefined;
}

/** The bank in a row of the comparison: a link to its page, the badges, and an origin that differs. */
export function BankRowHeader({ row, asked, badges, origin }: BankRowHeaderProps) {
  const { bankId, isInForce, purchase } = row;
  return (
    <span className={styles.identity}>
      <BankMark bankId={bankId} size="small" />
      <span className={styles.names}>
        <BankDoor bank={bankId} currency={purchase.currency} asked={asked} />
        {row.isBestBuy && <Tag tone="accent">{badges.purchase}</Tag>}
        {row.isBestSell && <Tag tone="accent">{badges.sale}</Tag>}
        {!isLike(origin, row) && <OwnOrigin {...row} isOld={!isInForce} />}
      </span>
    </span>
  );
}
