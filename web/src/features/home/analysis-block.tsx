import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { isStale } from '@dinar/domain/rates/home-board';
import { memo, type RefObject, useId } from 'react';
import { LinkDot } from '../../data/link-dot.tsx';
import { useLiveLinkStatus } from '../../data/use-live-board.ts';
import { AppLink } from '../../ui/app-link.tsx';
import panel from '../../ui/panel.module.css';
import { BestFigures, MarketFigures, RateFigures } from '../../ui/rates/rate-figures.tsx';
import styles from './analysis-block.module.css';
import { Comparison } from './comparison.tsx';
import type { HomeRates } from './home-rates.ts';

interface AnalysisBlockProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly rates: HomeRates;
  readonly today: RateDate;
}

/** All there is to know about one currency: the best counters, the reference rates, every bank. */
export const AnalysisBlock = memo(function AnalysisBlock(props: AnalysisBlockProps) {
  const { ref, rates, today } = props;
  const titleId = useId();
  const { code, view, stats } = rates;
  const isEmpty = view !== undefined && !stats;
  return (
    <section
      ref={ref}
      className={`${panel.panel} ${styles.block}`}
      data-holds="analysis"
      aria-labelledby={titleId}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          Taux de Change {code} / TND - {currencyTable[code].name}
        </h2>
        <LinkWords />
      </header>
      {isEmpty ? (
        <NoRates code={code} />
      ) : (
        <>
          <RateFigures>
            <BestFigures
              code={code}
              stats={stats}
              isLoading={!view}
              hasBanks={view !== undefined && view.bankRates.length > 0}
            />
            <MarketFigures code={code} stats={stats} isLoading={!view} today={today} />
          </RateFigures>
          {stats?.date && <DayOfBankRates day={stats.date} today={today} />}
          {view?.bankRates.length === 0 ? (
            <NoRates code={code} />
          ) : (
            <Comparison code={code} quotes={view?.bankRates} latestDay={stats?.date} />
          )}
          <p className={styles.more}>
            <AppLink to={`/comparateur/${code.toLowerCase()}`}>
              Comparer {currencyTable[code].name} plus en détail
            </AppLink>
          </p>
        </>
      )}
    </section>
  );
});

function LinkWords() {
  const isLive = useLiveLinkStatus() === 'live';
  return (
    <p className={styles.live} data-live={isLive}>
      <LinkDot />
      Temps Réel
      <span className="visually-hidden">{isLive ? '' : ' : en attente de connexion'}</span>
    </p>
  );
}

function DayOfBankRates({ day, today }: { day: RateDate; today: RateDate }) {
  return (
    <p className={styles.day}>
      Cours des banques du {formatDayInWords(day)}
      {isStale(day, today) && ', dernier jour publié'}
    </p>
  );
}

function NoRates({ code }: { code: string }) {
  return (
    <p className={styles.empty}>
      <strong>Aucune donnée disponible:</strong> Les taux de change pour {code} ne sont pas
      disponibles pour le moment.
    </p>
  );
}
