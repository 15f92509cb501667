import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import type { ComparedPoint, HistorySeries, SeriesPoint } from '@dinar/domain/rates/history-series';
import { useMemo } from 'react';
import type { ChartBand, ChartPoint, ChartSpan } from '../../ui/chart/chart-scale.ts';
import { dayPlace, formatPlace } from '../../ui/chart/day-place.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';

interface HistoryChartProps {
  readonly code: ForeignCurrencyCode;
  readonly series: HistorySeries;
  readonly isLong: boolean;
  readonly axis: ChartSpan | undefined;
  /** The day that is read first. */
  readonly day: RateDate | undefined;
  readonly onDay: (day: RateDate) => void;
}

/** A day of a series and its position on a chart. */
export interface DayPoint extends ChartPoint {
  readonly day: SeriesPoint;
}

/** The line of a currency's rate, with the band of the banks' best rates. */
export function HistoryChart(props: HistoryChartProps) {
  const { code, series, isLong, axis, day: startDay, onDay } = props;
  const { segments, bands } = useMemo(
    () => ({
      segments: chartSegments(series.segments),
      bands: series.comparedSegments.map((days) => days.map(chartBand)),
    }),
    [series],
  );
  return (
    <LineChart<DayPoint>
      segments={segments}
      bands={bands}
      span={axis}
      startAt={startDay && dayPlace(startDay)}
      onChoose={({ day }) => onDay(day.date)}
      label={`Jour à lire sur la courbe ${code} / TND`}
      formatX={formatPlace(isLong)}
      describe={({ day }) => inWords(day)}
    />
  );
}

export function chartSegments(segments: HistorySeries['segments']): DayPoint[][] {
  return segments.map((days) =>
    days.map((day) => ({ x: dayPlace(day.date), value: day.value, day })),
  );
}

function chartBand({ date, best }: ComparedPoint): ChartBand {
  return { x: dayPlace(date), low: best.purchase, high: best.sale };
}

function inWords({ date, value, best }: SeriesPoint): string {
  const counters = best
    ? ` (achat ${formatTableRate(best.purchase)}, vente ${formatTableRate(best.sale)})`
    : '';
  return `${formatDayInWords(date)} : ${formatHeadlineRate(value)} TND${counters}`;
}
