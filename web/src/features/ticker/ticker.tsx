import { formatRate4 } from '@dinar/domain/format/format-number';
import { useCallback, useState } from 'react';
import { CurrencyFlag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Variation } from '../../ui/variation.tsx';
import { watchSight } from '../../ui/watch-sight.ts';
import styles from './ticker.module.css';
import type { TickerItem } from './ticker-items.ts';

/**
 * The band of live rates: 30 s a loop; at rest under the pointer, with focus, out of sight, or when
 * asked to.
 */
export function Ticker({ items }: { items: readonly TickerItem[] }) {
  const [isPaused, setIsPaused] = useState(false);
  const [isInSight, setIsInSight] = useState(true);
  const watch = useCallback(
    (band: HTMLElement | null) => (band ? watchSight(band, setIsInSight) : undefined),
    [],
  );
  return (
    <section
      ref={watch}
      className={styles.ticker}
      aria-label="Cours en direct"
      data-rolls={isInSight && !isPaused}
    >
      {items.length > 0 && (
        <>
          <div className={styles.window}>
            <div className={styles.belt}>
              <TickerList items={items} />
              <TickerList items={items} isRepeat />
            </div>
          </div>
          <button
            type="button"
            className={styles.pause}
            aria-label="Arrêter le défilement"
            aria-pressed={isPaused}
            onClick={() => setIsPaused(!isPaused)}
          >
            <Icon name={isPaused ? 'play' : 'pause'} size="small" />
          </button>
        </>
      )}
    </section>
  );
}

// The belt carries its items twice, so that the loop has no seam; the second time is for the eye only.
function TickerList(props: { items: readonly TickerItem[]; isRepeat?: boolean }) {
  return (
    <ul className={styles.list} aria-hidden={props.isRepeat}>
      {props.items.map(({ code, label, value, change }) => (
        <li key={code} className={styles.item}>
          <CurrencyFlag code={code} size="small" />
          <span className={styles.label}>{label}</span>
          <strong>{formatRate4(value)}</strong>
          <Variation percent={change} />
        </li>
      ))}
    </ul>
  );
}
