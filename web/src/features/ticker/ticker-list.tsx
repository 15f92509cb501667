import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { useLocale } from '../../ui/language/locale-context.ts';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';
import { figure } from '../../ui/number/figure.ts';
import { Variation } from '../../ui/number/variation.tsx';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './ticker.module.css';
import type { TickerItem } from './ticker-items.ts';

interface TickerListProps {
  readonly items: readonly TickerItem[];
  readonly showsOrigins: boolean;
  /**
   * Whether this is the second copy of the items, which makes the loop seamless and is hidden from screen
   * readers.
   */
  readonly isRepeat?: boolean;
}

/** The items of the ticker, side by side. */
export function TickerList({ items, showsOrigins, isRepeat }: TickerListProps) {
  const locale = useLocale();
  return (
    <ul className={styles.list} aria-hidden={isRepeat}>
      {items.map(({ code, label, rate: { rate, source, correction, trend } }) => (
        <li key={code} className={styles.item}>
          <CurrencyFlag code={code} size="small" />
          <Literal className={styles.label}>{label}</Literal>
          <strong {...figure('leading', code)}>{formatHeadlineRate(rate.value, locale)}</strong>
          {trend && (
            <Variation
              trend={trend}
              since={trend.isSinceWorkingDayBefore ? undefined : trend.since}
              figure={figure('variation', code)}
            />
          )}
          {(showsOrigins || correction !== undefined) && (
            <OwnOrigin day={rate.day} source={source} correction={correction} isOld={false} />
          )}
        </li>
      ))}
    </ul>
  );
}
