import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import { historySeries, type SeriesPoint } from '@dinar/domain/rates/history-series';
import { type HistorySpan, historySpans } from '@dinar/domain/rates/history-spans';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import { trendBetween } from '@dinar/domain/rates/trend';
import { historyTexts } from '@dinar/site/texts/history/history-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { useMemo } from 'react';
import { Absences } from '../../ui/chart/absences.tsx';
import type { ChartSpan } from '../../ui/chart/chart-scale.ts';
import { curveSource } from '../../ui/chart/curve-source.ts';
import { dayPlace } from '../../ui/chart/day-place.ts';
import { Extremes } from '../../ui/chart/extremes.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Variation } from '../../ui/number/variation.tsx';
import { EmptyPanel } from '../../ui/panel/notice-panel.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import { Citation, ShareCurve } from './citation.tsx';
import styles from './comparator-page.module.css';
import own from './history.module.css';
import { HistoryChart } from './history-chart.tsx';
import { HistoryComparison, OtherCurrency } from './history-comparison.tsx';
import { HistoryDownload, WholeDownload } from './history-download.tsx';
import { type Curve, isLongSpan } from './history-kinds.ts';
import { HistoryTable } from './history-table.tsx';
import type { ChooseComparator, ComparatorState } from './use-comparator-state.ts';

export interface PastProps {
  readonly code: ForeignCurrencyCode;
  readonly years: readonly RateHistory[];
  readonly today: RateDate;
  readonly isDemo: boolean;
  readonly state: ComparatorState;
  readonly choose: ChooseComparator;
}

/** The curve of a span with its extremes, its values and a second currency, or the reason for its absence. */
export function Past(props: PastProps) {
  const { code, years, today, isDemo, state, choose } = props;
  const { span, day } = state;
  // After another choice of currency, the second one may be the first.
  const other = state.other === code ? undefined : state.other;
  const series = useMemo(() => historySeries(years, today, span), [years, today, span]);
  const axis = useMemo(() => axisOf(span, today), [span, today]);
  const [only, ...others] = series.segments.flat();
  if (others.length === 0) {
    return <NoCurve code={code} span={span} only={only} />;
  }
  const isLong = isLongSpan(span);
  const curve = { code, series, isDemo };
  return (
    <Fragment>
      {other === undefined ? (
        <Fragment>
          <HistoryLegend {...curve} />
          <HistoryChart
            {...{ code, series, isLong, axis, day }}
            onDay={(chosen) => choose({ day: chosen })}
          />
        </Fragment>
      ) : (
        <HistoryComparison {...curve} {...{ other, span, today, axis }} />
      )}
      <Extremes series={series} />
      <Absences knownCount={only ? others.length + 1 : 0} gaps={series.gaps} />
      <div className={own.foot} data-screen>
        <OtherCurrency code={code} value={other} onChange={(chosen) => choose({ other: chosen })} />
        <HistoryDownload {...curve} />
        {span !== 'all' && <WholeDownload code={code} today={today} isDemo={isDemo} />}
        <ShareCurve {...curve} state={state} />
      </div>
      <Citation {...curve} state={state} />
      <HistoryTable key={String(isLong)} {...curve} isLong={isLong} />
    </Fragment>
  );
}

interface NoCurveProps {
  readonly code: ForeignCurrencyCode;
  readonly span: HistorySpan;
  /** The only day that is known. */
  readonly only: SeriesPoint | undefined;
}

function NoCurve({ code, span, only }: NoCurveProps) {
  const locale = useLocale();
  const { title, oneDay, noDay, noDayInSpan } = historyTexts[locale].none;
  const count = historySpans[span].days;
  const text = only
    ? fill(oneDay, {
        rate: `${formatHeadlineRate(only.value, locale)} TND`,
        day: formatDayInWords(only.date, locale),
      })
    : count === undefined
      ? fill(noDay, { code })
      : fill(pluralOf(locale, noDayInSpan, count), { code, count });
  return <EmptyPanel title={title} text={text} />;
}

// The period asked for, also where its first days have no rate.
function axisOf(span: HistorySpan, today: RateDate): ChartSpan | undefined {
  const length = historySpans[span].days;
  return length && { from: dayPlace(addDays(today, 1 - length)), to: dayPlace(today) };
}

/** The meaning of line and band, their source, the change. */
function HistoryLegend({ series, isDemo }: Curve) {
  const locale = useLocale();
  const { kinds, legend } = useTexts(historyTexts);
  const { kind, segments, comparedSegments } = series;
  const points = segments.flat();
  const [first, last] = [points[0], points.at(-1)];
  const source = curveSource(kind, isDemo);
  return (
    <p className="line">
      <span className={styles.key} data-part="line" data-provenance={source}>
        {fill(legend.line, { kind: kinds[kind], source: sourceInWords(source, locale) })}
      </span>
      {comparedSegments.length > 0 && (
        <span className={styles.key} data-part="band">
          {legend.band}
        </span>
      )}
      {first && last && (
        <span>
          <RichText
            text={legend.change}
            day={<time dateTime={first.date}>{formatDayInWords(first.date, locale)}</time>}
            change={<Variation trend={trendBetween(first.value, last.value)} />}
          />
        </span>
      )}
    </p>
  );
}
