import { formatAmount } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import styles from './aligned-amount.module.css';

const widestFraction = ',00';

/** An amount of 0 to 2 decimals that keeps its comma under those above it, whatever it has of decimals. */
export function AlignedAmount({ amount }: { amount: Decimal }) {
  const text = formatAmount(amount);
  const fraction = /,\d+$/.exec(text)?.[0] ?? '';
  return (
    <span className={styles.amount} data-fill={widestFraction.slice(fraction.length)}>
      {text}
    </span>
  );
}
