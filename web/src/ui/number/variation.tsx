import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatTrend, type Trend } from '@dinar/domain/rates/trend';
import { trendInWords } from '@dinar/site/texts/trend-in-words';
import { useLocale } from '../language/locale-context.ts';
import { Arrow } from '../mark/arrow.tsx';
import { Literal } from '../text/literal.tsx';
import type { FigureAttributes } from './figure.ts';
import { Since } from './since.tsx';
import styles from './variation.module.css';

interface VariationProps {
  readonly trend: Trend;
  /** The start day of the change, if it is to be shown. */
  readonly since?: RateDate | undefined;
  readonly figure?: FigureAttributes;
}

/** The signed percentage of a trend with its arrow, and the same in words for screen readers. */
export function Variation(props: VariationProps) {
  const { trend, since, figure } = props;
  const locale = useLocale();
  const { direction } = trend;
  return (
    <span className={styles.variation} data-direction={direction} {...figure}>
      {direction !== 'stable' && <Arrow direction={direction} />}
      <span className="visually-hidden">{trendInWords(trend, locale)}</span>
      <Literal aria-hidden="true">{formatTrend(trend, locale)}</Literal>
      <Since day={since} className={styles.since} />
    </span>
  );
}
