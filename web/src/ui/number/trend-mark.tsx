import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatFixed, formatVariation } from '@dinar/domain/format/format-number';
import type { Trend } from '@dinar/domain/rates/trend';
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
export function TrendMark({ trend: { direction, percent }, since }: TrendMarkProps) {
  return (
    <span className={styles.trend} data-direction={direction}>
      <span className={styles.word}>
        <Arrow direction={direction} />
        {words[direction]}
      </span>
      {direction !== 'stable' && (
        <span className="visually-hidden">
          {' '}
          de {formatFixed(Math.abs(percent), 2, 2)}
          {'\u202f'}%
        </span>
      )}
      <span aria-hidden="true" data-figure="variation">
        {formatVariation(percent)}
      </span>
      <Since day={since} className={styles.since} />
    </span>
  );
}
