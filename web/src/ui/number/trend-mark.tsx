import { formatPercent } from '@dinar/domain/format/format-number';
import { fill } from '@dinar/domain/language/texts';
import { formatTrend } from '@dinar/domain/rates/trend';
import type { DatedTrend } from '@dinar/domain/today/dated-trend';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useLocale } from '../language/locale-context.ts';
import { Arrow } from '../mark/arrow.tsx';
import { Since } from './since.tsx';
import styles from './trend-mark.module.css';

/** A trend as a word with its arrow, its percentage and, unless it is the previous working day, its start day. */
export function TrendMark({ trend }: { trend: DatedTrend }) {
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
      <Since trend={trend} className={styles.since} />
    </span>
  );
}
