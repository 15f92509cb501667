import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { isStale } from '@dinar/domain/rates/home-board';
import { isCurrent } from '@dinar/site/seo/reference-rate';
import { useId } from 'react';
import { type BoardState, boardOf } from '../../data/board-state.ts';
import { AppLink } from '../../ui/app-link.tsx';
import panel from '../../ui/panel.module.css';
import { BestFigures, MarketFigures, RateFigures } from '../../ui/rates/rate-figures.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useToday } from '../../ui/use-today.ts';
import styles from './banks-page.module.css';

interface BestOfDayProps {
  readonly code: ForeignCurrencyCode;
  readonly state: BoardState;
}

/** The best rates of one currency today, for the visitor whose address asked for them. */
export function BestOfDay({ code, state }: BestOfDayProps) {
  const titleId = useId();
  const today = useToday();
  const stats = boardOf(state)?.ratesByCurrency.get(code);
  const day = stats?.date && isCurrent(stats.date, today) ? stats.date : undefined;
  const isLoading = state.kind === 'loading';
  const isDemo = stats?.banks.some(({ source }) => source === 'demo');
  return (
    <section className={`${panel.panel} ${styles.best}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Les meilleurs taux de 1 {code} en dinar tunisien
      </h2>
      <RateFigures>
        <BestFigures code={code} stats={stats} isLoading={isLoading} hasBanks={day !== undefined} />
        <MarketFigures code={code} stats={stats} isLoading={isLoading} today={today} />
      </RateFigures>
      <p className={styles.foot}>
        <span>
          {day ? `Cours des banques du ${formatDayInWords(day)}` : 'Aucun cours de banque récent'}
          {day && isStale(day, today) && ', dernier jour publié'}{' '}
          {isDemo && <Tag tone="amber">Données de démonstration</Tag>}
        </span>
        <AppLink to={`/comparateur/${code.toLowerCase()}`}>
          Comparer toutes les banques pour {code}
        </AppLink>
      </p>
    </section>
  );
}
