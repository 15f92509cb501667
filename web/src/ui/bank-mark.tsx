import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import styles from './bank-mark.module.css';

/** A bank's own square: its initials on its hue, the same everywhere. The name beside it is what is read. */
export function BankMark(props: { bankId: BankCode; size?: 'small' | 'medium' | 'large' }) {
  const { initials, hue } = bankByCode(props.bankId);
  return (
    <svg
      className={styles.mark}
      data-size={props.size ?? 'medium'}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <rect width="32" height="32" rx="7" fill={markColour(hue)} />
      <text x="16" y="20.8" textAnchor="middle" className={styles.initials}>
        {initials}
      </text>
    </svg>
  );
}

function markColour(hue: number): string {
  return `hsl(${hue} var(--mark-saturation) var(--mark-lightness))`;
}
