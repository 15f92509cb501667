import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';
import { isStale } from '@dinar/domain/rates/home-board';
import { variationPercent } from '@dinar/domain/rates/variation';
import { isCurrent } from '@dinar/site/seo/reference-rate';
import { useId } from 'react';
import { LiveDot } from '../../ui/live-dot.tsx';
import panel from '../../ui/panel.module.css';
import { BestFigures, MarketFigures, RateFigures } from '../../ui/rates/rate-figures.tsx';
import { Variation } from '../../ui/variation.tsx';
import styles from './comparator-page.module.css';
import type { ComparatorRates } from './comparator-rates.ts';

/** The central bank against the market, and the best counters of the day. */
export function MarketOverview(props: { rates: ComparatorRates; isLive: boolean }) {
  const { code, stats, isLoading, today } = props.rates;
  const titleId = useId();
  const day = stats?.date && isCurrent(stats.date, today) ? stats.date : undefined;
  return (
    <section className={panel.panel} data-holds="table" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Aperçu du marché {code} / TND
      </h2>
      <RateFigures>
        <MarketFigures code={code} stats={stats} isLoading={isLoading} today={today} />
        <BestFigures code={code} stats={stats} isLoading={isLoading} hasBanks={day !== undefined} />
      </RateFigures>
      <p className={styles.line}>
        <LiveDot live={props.isLive} />
        {day && (
          <span>
            Cours des banques du {formatDayInWords(day)}
            {isStale(day, today) && ', dernier jour publié'}
          </span>
        )}
        <MarketGap stats={stats} />
      </p>
    </section>
  );
}

function MarketGap({ stats }: { stats: RatesStats | undefined }) {
  if (!stats?.central || !stats.live) return null;
  return (
    <span>
      Le taux direct par rapport à la Banque Centrale{'\u00a0'}:{' '}
      <Variation percent={variationPercent(stats.live.value, stats.central.value)} />
    </span>
  );
}
