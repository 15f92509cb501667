import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { tickerCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { laterFrameTexts } from '@dinar/site/texts/later-frame/later-frame-texts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';
import { Icon } from '../../ui/mark/icon.tsx';
import { figure } from '../../ui/number/figure.ts';
import { Variation } from '../../ui/number/variation.tsx';
import { OriginLine } from '../../ui/provenance/origin-line.tsx';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { ProviderLink } from '../../ui/provenance/provenance.tsx';
import { type Origin, originOf, sharedOrigin } from '../../ui/provenance/shared-origin.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './ticker.module.css';

interface TickerProps {
  readonly items: readonly TickerItem[];
  readonly today: RateDate;
}

/**
 * The ticker of leading rates: one loop takes 30 s. It stops under the pointer, with focus, while a field of the
 * page has the focus, out of view and on request. The day and the source are shown beside it, or with each rate.
 */
export function Ticker({ items, today }: TickerProps) {
  const texts = useTexts(laterFrameTexts).ticker;
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

interface TickerOriginProps {
  readonly origins: readonly Origin[];
  /** The origin that all rates share, if they do. */
  readonly shared: Origin | undefined;
  readonly today: RateDate;
}

/** The day and the source of the whole band, or the providers' links if the rates differ in them. */
function TickerOrigin({ origins, shared, today }: TickerOriginProps) {
  const texts = useTexts(laterFrameTexts).ticker;
  const { listComma } = useTexts(commonTexts);
  if (shared) {
    return (
      <p className={styles.origin}>
        <OriginLine origin={shared} today={today} />
      </p>
    );
  }
  const providers = [...new Set(origins.flatMap(({ provider }) => provider ?? []))];
  if (providers.length === 0) return null;
  return (
    <p className={styles.origin}>
      <RichText
        text={texts.sources}
        providers={
          <Fragment>
            {providers.map((id, index) => (
              <Fragment key={id}>
                {index > 0 && <span>{listComma}</span>}
                <ProviderLink id={id} />
              </Fragment>
            ))}
          </Fragment>
        }
      />
    </p>
  );
}

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
function TickerList({ items, showsOrigins, isRepeat }: TickerListProps) {
  const locale = useLocale();
  return (
    <ul className={styles.list} aria-hidden={isRepeat}>
      {items.map(({ code, rate: { rate, source, correction, trend } }) => (
        <li key={code} className={styles.item}>
          <CurrencyFlag code={code} size="small" />
          <Literal className={styles.label}>{`${code}/TND`}</Literal>
          <strong {...figure('leading', code)}>{formatHeadlineRate(rate.value, locale)}</strong>
          {trend && <Variation trend={trend} figure={figure('variation', code)} />}
          {(showsOrigins || correction !== undefined) && (
            <OwnOrigin day={rate.day} source={source} correction={correction} isOld={false} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface TickerItem {
  readonly code: ForeignCurrencyCode;
  readonly rate: ReferenceRate;
}

/** Returns the leading rates in the ticker's order, without currencies that have none to show today. */
export function tickerItems({ currencies }: BoardOfToday): TickerItem[] {
  return tickerCurrencies.flatMap((code) => {
    const rate = currencies.get(code)?.leading;
    return rate ? [{ code, rate }] : [];
  });
}
