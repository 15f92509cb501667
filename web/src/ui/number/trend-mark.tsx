import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatPercent } from '@dinar/domain/format/format-number';
import { formatTrend, type Trend } from '@dinar/domain/rates/trend';
import { Arrow } from '../mark/arrow.tsx';
import { Since } from './since.tsx';
import styles from './trend-mark.module.css';

const words = { up: 'Hausse', down: 'Baisse', stable: 'Stable' } as const;

interface TrendMarkProps {
  readonly trend: Trend;
  /** The start day of the trend, if it is not the previous working day. */
  readonly since?: RateDate | undefined;
}

/** A trend as a word with its arrow, its percentage and, if given, its start day. */
export function TrendMark({ trend, since }: TrendMarkProps) {
  const { direction, percent } = trend;
  return (
    <span className={styles.trend} data-direction={direction}>
      <span className={styles.word}>
        {direction !== 'stable' && <Arrow direction={direction} />}
        <span>{words[direction]}</span>
      </span>
      {direction !== 'stable' && (
        <span className="visually-hidden">{` de ${formatPercent(Math.abs(percent))}`}</span>
      )}
      <span aria-hidden="true" data-figure="variation" translate="no">
        {formatTrend(trend)}
      </span>
      <Since day={since} className={styles.since} />
    </span>
  );
}
