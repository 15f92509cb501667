import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import styles from './bank-mark.module.css';

/**
 * A bank's square: its initials on its own hue, the same everywhere. Screen readers read the name beside it.
 * Not an SVG: browsers compose each inline SVG separately in every frame, and tables have twenty.
 */
export function BankMark(props: { bankId: BankCode; size?: 'small' | 'medium' | 'large' }) {
  const { bankId, size = 'medium' } = props;
  return (
    <span
      className={styles.mark}
      data-bank={bankId}
      data-size={size}
      translate="no"
      aria-hidden="true"
    >
      {bankByCode(bankId).initials}
    </span>
  );
}
