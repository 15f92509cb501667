import { formatVariation } from '@dinar/domain/format/format-number';
import type { Trend } from '@dinar/domain/rates/trend';
import styles from './trend-mark.module.css';

const marks = {
  up: { word: 'Hausse', path: 'M5 1.5 9 8.5H1Z' },
  down: { word: 'Baisse', path: 'M5 8.5 1 1.5h8Z' },
  stable: { word: 'Stable', path: 'M1 4h8v2H1Z' },
} as const;

/** A trend in a word with its arrow, and its percentage where it is known; the word is for the ear alone on a phone then. */
export function TrendMark({ trend }: { trend: Trend }) {
  const { word, path } = marks[trend.direction];
  const hasPercent = trend.percent !== undefined;
  return (
    <span className={styles.trend} data-direction={trend.direction} data-compact={hasPercent}>
      <svg className={styles.arrow} viewBox="0 0 10 10" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className={styles.word}>{word}</span>
      {hasPercent && <span>{formatVariation(trend.percent)}</span>}
    </span>
  );
}
