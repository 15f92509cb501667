import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatPercent } from '@dinar/domain/format/format-number';
import { fill } from '@dinar/domain/language/texts';
import { formatTrend, type Trend } from '@dinar/domain/rates/trend';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useLocale } from '../language/locale-context.ts';
import { Arrow } from '../mark/arrow.tsx';
import { Since } from './since.tsx';
import styles from './trend-mark.module.css';

interface TrendMarkProps {
  readonly trend: Trend;
  /** The start day of the trend, if it is not the previous working day. */
  readonly since?: RateDate | undefined;
}

/** A trend as a word with its arrow, its percentage and, if given, its start day. */
export function TrendMark({ trend, since }: TrendMarkProps) {
  const locale = useLocale();
  const texts = commonTexts[locale].trend;
  const { direction, percent } = trend;
  return (
    <span className={styles.trend} data-direction={direction}>
      <span className={styles.word}>
        {direction !== 'stable' && <Arrow direction={direction} />}
        <span>{texts.word[direction]}</span>
      </span>
      {direction !== 'stable' && (
        <span className="visually-hidden">
          {fill(texts.by, { percent: formatPercent(Math.abs(percent), locale) })}
        </span>
      )}
      <span aria-hidden="true" data-figure="variation" translate="no">
        {formatTrend(trend, locale)}
      </span>
      <Since day={since} className={styles.since} />
    </span>
  );
}
