import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { FigureAttributes } from '../number/figure.ts';
import { MovingNumber } from '../number/moving-number.tsx';
import { Skeleton } from '../panel/skeleton.tsx';
import type { Elements } from '../text/content.ts';
import styles from './rate-figures.module.css';

interface RateFigureProps {
  readonly title: string;
  readonly figure: FigureAttributes;
  readonly value: Decimal | undefined;
  readonly isLoading: boolean;
  /** The text under the number: its bank, its day and source, or the reason why it is missing. */
  readonly children: Elements;
  readonly isBest?: boolean;
}

/** One rate in dinars with its title; « – » where there is none. */
export function RateFigure(props: RateFigureProps) {
  const { title, figure, value, isLoading, children, isBest = false } = props;
  return (
    <div className={styles.figure} data-best={isBest}>
      <dt className={styles.name}>{title}</dt>
      <dd className={styles.value}>
        {value ? (
          <span dir="ltr">
            <MovingNumber
              of={figure['data-currency']}
              value={value.toNumber()}
              format={formatHeadlineRate}
              figure={figure}
            />
            <small translate="no"> TND</small>
          </span>
        ) : isLoading ? (
          <Skeleton sample="0,0000" />
        ) : (
          <span className={styles.missing}>–</span>
        )}
      </dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  );
}
