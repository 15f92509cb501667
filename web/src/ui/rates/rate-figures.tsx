import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import type { FigureAttributes } from '../number/figure.ts';
import { MovingNumber } from '../number/moving-number.tsx';
import { Skeleton } from '../panel/skeleton.tsx';
import { type Origin, originOf, usualOrigin } from '../provenance/shared-origin.ts';
import type { Elements } from '../text/content.ts';
import styles from './rate-figures.module.css';

/** The subject of a row of figures: the rates of a currency that may be shown today. */
export interface FiguresProps {
  readonly code: ForeignCurrencyCode;
  /** Undefined if no rates of the currency are known. */
  readonly rates: CurrencyToday | undefined;
  readonly isLoading: boolean;
  readonly today: RateDate;
  /** The origin that the block names; a figure that differs names its own. */
  readonly origin?: Origin | undefined;
}

/** A row of figures. */
export function RateFigures({ children }: { children: Elements }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.rates}>{children}</dl>
    </div>
  );
}

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

/** The origin that most figures of a currency have. */
export function figuresOrigin(rates: CurrencyToday | undefined): Origin | undefined {
  if (!rates) return undefined;
  const { central, market, manual, counters } = rates;
  const references = [central, market, manual].flatMap((each) => (each ? [originOf(each)] : []));
  const { best } = counters;
  return usualOrigin([...references, ...(best ? [best.purchase, best.sale] : [])]);
}
