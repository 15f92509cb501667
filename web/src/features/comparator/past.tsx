import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { type HistorySpan, historySeries, historySpans } from '@dinar/domain/rates/history-series';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import { useMemo } from 'react';
import { Extremes } from '../../ui/chart/extremes.tsx';
import { EmptyPanel } from '../../ui/panel/notice-panel.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import own from './history.module.css';
import { HistoryChart } from './history-chart.tsx';
import { HistoryComparison, OtherCurrency } from './history-comparison.tsx';
import { HistoryDownload } from './history-download.tsx';
import { isLongSpan } from './history-kinds.ts';
import { HistoryLegend } from './history-legend.tsx';
import { HistoryTable } from './history-table.tsx';

export interface PastProps {
  readonly code: ForeignCurrencyCode;
  readonly years: readonly RateHistory[];
  readonly span: HistorySpan;
  readonly today: RateDate;
  readonly isDemo: boolean;
  /** The second currency, if one is selected. */
  readonly other: ForeignCurrencyCode | undefined;
  readonly chooseOther: (code: ForeignCurrencyCode | undefined) => void;
}

/** The curve of a span with its extremes, its values and a second currency, or the reason for its absence. */
export function Past(props: PastProps) {
  const { code, years, span, today, isDemo, other, chooseOther } = props;
  const series = useMemo(() => historySeries(years, today, span), [years, today, span]);
  const [only, ...others] = series.segments.flat();
  if (others.length === 0) {
    const known = only
      ? `Un seul jour est connu : ${formatHeadlineRate(only.value)} TND le ${formatDayInWords(only.date)}.`
      : `Aucun cours n’est connu pour ${code}${daysInWords(span)}.`;
    return (
      <EmptyPanel
        title="Pas encore d’historique"
        text={`${known} La courbe paraîtra dès deux jours.`}
      />
    );
  }
  const isLong = isLongSpan(span);
  return (
    <Fragment>
      {other === undefined ? (
        <Fragment>
          <HistoryLegend series={series} />
          <HistoryChart code={code} series={series} isLong={isLong} />
        </Fragment>
      ) : (
        <HistoryComparison code={code} other={other} {...{ series, span, today }} />
      )}
      <Extremes series={series} today={today} />
      <div className={own.foot}>
        <OtherCurrency code={code} value={other} onChange={chooseOther} />
        <HistoryDownload code={code} series={series} isDemo={isDemo} />
      </div>
      <HistoryTable key={String(isLong)} {...{ code, series, isLong }} />
    </Fragment>
  );
}

function daysInWords(span: HistorySpan): string {
  const count = historySpans[span];
  return count === undefined ? '' : ` sur les ${count} derniers jours`;
}
