import type { RateDate } from '@dinar/domain/days/rate-date';
import { useCallback, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { originOf, sharedOrigin } from '../../ui/provenance/shared-origin.ts';
import { watchSight } from '../../ui/watch-sight.ts';
import styles from './ticker.module.css';
import type { TickerItem } from './ticker-items.ts';
import { TickerList } from './ticker-list.tsx';
import { TickerOrigin } from './ticker-origin.tsx';

interface TickerProps {
  readonly items: readonly TickerItem[];
  readonly today: RateDate;
}

/**
 * The band of leading rates: 30 s a loop; at rest under the pointer, with focus, out of sight, or when
 * asked to. Beside it the day and the source, or each rate tells its own.
 */
export function Ticker({ items, today }: TickerProps) {
  const [isPaused, setIsPaused] = useState(false);
  const [isInSight, setIsInSight] = useState(true);
  const watch = useCallback(
    (band: HTMLElement | null) => (band ? watchSight(band, setIsInSight) : undefined),
    [],
  );
  const origins = items.map(({ rate }) => originOf(rate));
  const origin = sharedOrigin(origins);
  return (
    <section
      ref={watch}
      className={styles.ticker}
      aria-label="Cours en direct"
      data-rolls={isInSight && !isPaused}
    >
      {items.length > 0 && (
        <>
          <TickerOrigin origins={origins} shared={origin} today={today} />
          <div className={styles.window}>
            <div className={styles.belt}>
              <TickerList items={items} tellsOrigins={origin === undefined} />
              <TickerList items={items} tellsOrigins={origin === undefined} isRepeat />
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
