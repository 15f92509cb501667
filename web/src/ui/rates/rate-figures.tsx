import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
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

/** The origin that most figures of a currency have. */
export function figuresOrigin(rates: CurrencyToday | undefined): Origin | undefined {
  if (!rates) return undefined;
  const { central, market, manual, counters } = rates;
  const references = [central, market, manual].flatMap((each) => (each ? [originOf(each)] : []));
  const { best } = counters;
  return usualOrigin([...references, ...(best ? [best.purchase, best.sale] : [])]);
}
