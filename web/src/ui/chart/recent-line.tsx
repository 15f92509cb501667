import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { historySeries } from '@dinar/domain/rates/history-series';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import { useId, useMemo } from 'react';
import { AppLink } from '../address/app-link.tsx';
import panel from '../panel/panel.module.css';
import { sourceInWords } from '../provenance/source-words.ts';
import { linePath } from './chart-paths.ts';
import { chartScale } from './chart-scale.ts';
import { dayPlace } from './day-place.ts';
import { Extremes } from './extremes.tsx';
import styles from './recent-line.module.css';

export interface RecentLineProps {
  readonly code: ForeignCurrencyCode;
  /** What is known of the last month; undefined while it is awaited. */
  readonly years: readonly RateHistory[] | undefined;
  readonly today: RateDate;
  readonly isDemo: boolean;
}

/** The last 30 days of a currency in one small line, with the lowest, the highest and today's place. */
export function RecentLine({ code, years, today, isDemo }: RecentLineProps) {
  const titleId = useId();
  const series = useMemo(() => years && historySeries(years, today, 'month'), [years, today]);
  const known = series?.segments.flat() ?? [];
  if (series && known.length < 2) return null;
  return (
    <section
      className={panel.panel}
      data-content="table"
      data-past={code}
      aria-labelledby={titleId}
    >
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {code} / TND sur 30 jours
        </h2>
        <AppLink to={`/comparateur/${code.toLowerCase()}`}>Tout l’historique</AppLink>
      </div>
      {series ? <Line segments={series.segments} /> : <div className={styles.line} />}
      {series && (
        <>
          <Extremes series={series} today={today} />
          <p
            className={styles.source}
            data-provenance={isDemo ? 'demo' : series.kind === 'central' ? 'bct' : 'live-fx'}
          >
            Source :{' '}
            {sourceInWords(isDemo ? 'demo' : series.kind === 'central' ? 'bct' : 'live-fx')}
          </p>
        </>
      )}
    </section>
  );
}

type Segments = ReturnType<typeof historySeries>['segments'];

// For the eye alone: what it says is in the words below it.
function Line({ segments }: { segments: Segments }) {
  const path = useMemo(() => {
    const points = segments.map((days) =>
      days.map(({ date, value }) => ({ x: dayPlace(date), value })),
    );
    return linePath(points, chartScale(points.flat()));
  }, [segments]);
  return (
    <svg
      className={styles.line}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
