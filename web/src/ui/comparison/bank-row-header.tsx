import { bankByCode } from '@dinar/domain/banks/bank';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import { BankMark } from '../mark/bank-mark.tsx';
import { Tag } from '../mark/tag.tsx';
import { OwnOrigin } from '../provenance/own-origin.tsx';
import { Literal } from '../text/literal.tsx';
import styles from './bank-row-header.module.css';
import { RateScale, type Scale } from './rate-scale.tsx';

/** The badge texts for the best bank of each side. */
export interface Badges {
  readonly purchase: string;
  readonly sale: string;
}

interface BankRowHeaderProps {
  readonly row: ComparisonRow;
  readonly badges: Badges;
  /** Whether the caption names a common origin; an older or corrected row names its own in any case. */
  readonly hasSharedOrigin: boolean;
  readonly scale: Scale;
}

/** The bank in a row of the comparison, with the badges, the origin and the scale of its rates. */
export function BankRowHeader({ row, badges, hasSharedOrigin, scale }: BankRowHeaderProps) {
  const { bankId, day, source, correction, isInForce } = row;
  const isLikeOthers = isInForce && hasSharedOrigin && correction === undefined;
  const bank = bankByCode(bankId);
  return (
    <span className={styles.identity}>
      <BankMark bankId={bankId} size="small" />
      <span className={styles.names}>
        <Literal title={bank.fullName}>{bank.displayName}</Literal>
        {row.isBestBuy && <Tag tone="accent">{badges.purchase}</Tag>}
        {row.isBestSell && <Tag tone="accent">{badges.sale}</Tag>}
        {!isLikeOthers && (
          <OwnOrigin day={day} source={source} correction={correction} isOld={!isInForce} />
        )}
        {isInForce && <RateScale scale={scale} row={row} />}
      </span>
    </span>
  );
}
