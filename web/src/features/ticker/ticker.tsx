import type { RateDate } from '@dinar/domain/days/rate-date';
import { tickerTexts } from '@dinar/site/texts/ticker/ticker-texts';
import { useState } from 'react';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Icon } from '../../ui/mark/icon.tsx';
import { originOf, sharedOrigin } from '../../ui/provenance/shared-origin.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import styles from './ticker.module.css';
import type { TickerItem } from './ticker-items.ts';
import { TickerList } from './ticker-list.tsx';
import { TickerOrigin } from './ticker-origin.tsx';

interface TickerProps {
  readonly items: readonly TickerItem[];
  readonly today: RateDate;
}

/**
 * The ticker of leading rates: one loop takes 30 s. It stops under the pointer, with focus, out of view and
 * on request. The day and the source are shown beside it, or with each rate.
 */
export function Ticker({ items, today }: TickerProps) {
  const texts = useTexts(tickerTexts);
  const [isPaused, setIsPaused] = useState(false);
  const origins = items.map(({ rate }) => originOf(rate));
  const origin = sharedOrigin(origins);
  return (
    <section className={styles.ticker} aria-label={texts.label} data-rolls={!isPaused}>
      {items.length > 0 && (
        <Fragment>
          <TickerOrigin origins={origins} shared={origin} today={today} />
          <div className={styles.window} dir="ltr">
            <div className={styles.belt}>
              <TickerList items={items} showsOrigins={origin === undefined} />
              <TickerList items={items} showsOrigins={origin === undefined} isRepeat />
            </div>
          </div>
          <button
            type="button"
            className={styles.pause}
            aria-label={texts.pause}
            aria-pressed={isPaused}
            onClick={() => setIsPaused(!isPaused)}
          >
            <Icon name={isPaused ? 'play' : 'pause'} size="small" />
          </button>
        </Fragment>
      )}
    </section>
  );
}
