import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import styles from './bank-mark.module.css';

/**
 * A bank's own square: its initials on its hue, the same everywhere. The name beside it is what is
 * read. Not a rendering: a browser composes each inline SVG apart, in every frame, and tables have twenty.
 */
export function BankMark(props: { bankId: BankCode; size?: 'small' | 'medium' | 'large' }) {
  const { bankId, size = 'medium' } = props;
  return (
    <span className={styles.mark} data-bank={bankId} data-size={size} aria-hidden="true">
      {bankByCode(bankId).initials}
    </span>
  );
}
