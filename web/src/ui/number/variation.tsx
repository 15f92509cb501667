import { formatTrend, type Trend } from '@dinar/domain/rates/trend';
import type { DatedTrend } from '@dinar/domain/today/dated-trend';
import { trendInWords } from '@dinar/site/texts/trend-in-words';
import { useLocale } from '../language/locale-context.ts';
import { Arrow } from '../mark/arrow.tsx';
import { Literal } from '../text/literal.tsx';
import type { FigureAttributes } from './figure.ts';
import { Since } from './since.tsx';
import styles from './variation.module.css';

interface VariationProps {
  readonly trend: Trend & Partial<DatedTrend>;
  readonly figure?: FigureAttributes;
}

/** The signed percentage of a trend with its arrow, and the same in words for screen readers. */
export function Variation(props: VariationProps) {
  const { trend, figure } = props;
  const locale = useLocale();
  const { direction } = trend;
  return (
    <span className={styles.variation} data-direction={direction} {...figure}>
      {direction !== 'stable' && <Arrow direction={direction} />}
      <span className="visually-hidden">{trendInWords(trend, locale)}</span>
      <Literal aria-hidden="true">{formatTrend(trend, locale)}</Literal>
      <Since trend={trend} className={styles.since} />
    </span>
  );
}
