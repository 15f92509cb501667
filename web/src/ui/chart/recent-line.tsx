import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill } from '@dinar/domain/language/texts';
import { type HistorySeries, historySeries } from '@dinar/domain/rates/history-series';
import { isDemoCurve, type RateHistory } from '@dinar/domain/rates/rate-history';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import { chartTexts } from '@dinar/site/texts/chart/chart-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { useId, useMemo } from 'react';
import { AppLink } from '../address/app-link.tsx';
import { useLocale, useTexts } from '../language/locale-context.ts';
import { Fragment } from '../text/fragment.ts';
import { linePath, pathBox } from './chart-paths.ts';
import { chartScale } from './chart-scale.ts';
import { curveSource } from './curve-source.ts';
import { dayPlace } from './day-place.ts';
import { Extremes } from './extremes.tsx';
import styles from './recent-line.module.css';

export interface RecentLineProps {
  readonly code: ForeignCurrencyCode;
  /** The currency's years; undefined while they are loading, empty if they cannot be read. */
  readonly years: readonly RateHistory[] | undefined;
  readonly rates: CurrencyToday | undefined;
  readonly today: RateDate;
}

/**
 * A currency's last 30 days as a small line, with the lowest and the highest rate.
 */
export function RecentLine({ code, years, rates, today }: RecentLineProps) {
  const texts = useTexts(chartTexts).recent;
  const titleId = useId();
  const series = useMemo(() => years && historySeries(years, today, 'month'), [years, today]);
  if (series && series.segments.flat().length < 2) return null;
  return (
    <section className={styles.recent} data-past={code} aria-labelledby={titleId}>
      <div className={styles.bar}>
        <h3 id={titleId} className={styles.title}>
          {fill(texts.title, { pair: `${code} / TND` })}
        </h3>
        <AppLink to={`/comparateur/${code.toLowerCase()}`} data-screen>
          {texts.wholeHistory}
        </AppLink>
      </div>
      {years && series && (
        <Fragment>
          <Line series={series} />
          <Extremes series={series} />
          <Source kind={series.kind} isDemo={isDemoCurve(years, rates)} />
        </Fragment>
      )}
    </section>
  );
}

// Hidden from screen readers; the text below has the same content. An unpublished day breaks the line.
function Line({ series: { segments } }: { series: HistorySeries }) {
  const { path, last } = useMemo(() => {
    const places = segments.map((days) =>
      days.map(({ date, value }) => ({ x: dayPlace(date), value })),
    );
    const scale = chartScale(places.flat());
    const end = places.at(-1)?.at(-1);
    return {
      path: linePath(places, scale),
      last: end && { x: `${scale.xOf(end.x)}%`, y: `${scale.yOf(end.value)}%` },
    };
  }, [segments]);
  return (
    <svg className={styles.line} aria-hidden="true">
      <svg viewBox={pathBox} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      {last && <circle cx={last.x} cy={last.y} r="3.5" />}
    </svg>
  );
}

interface SourceProps extends Pick<HistorySeries, 'kind'> {
  readonly isDemo: boolean;
}

function Source({ kind, isDemo }: SourceProps) {
  const source = curveSource(kind, isDemo);
  const locale = useLocale();
  const words = sourceInWords(source, locale);
  return (
    <p className={styles.source} data-provenance={source}>
      {fill(chartTexts[locale].recent.source, { source: words })}
    </p>
  );
}
