import { formatVariation } from '@dinar/domain/format/format-number';
import type { Trend } from '@dinar/domain/rates/trend';
import { Arrow } from './arrow.tsx';
import styles from './trend-mark.module.css';

const words = { up: 'Hausse', down: 'Baisse', stable: 'Stable' } as const;

/** A trend in a word with its arrow, and its percentage where it is known; the word is for the ear alone on a phone then. */
export function TrendMark({ trend }: { trend: Trend }) {
  const hasPercent = trend.percent !== undefined;
  return (
    <span className={styles.trend} data-direction={trend.direction} data-compact={hasPercent}>
      <Arrow direction={trend.direction} />
      <span className={styles.word}>{words[trend.direction]}</span>
      {hasPercent && <span>{formatVariation(trend.percent)}</span>}
    </span>
  );
}
