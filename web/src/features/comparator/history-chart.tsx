import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { ComparedPoint, HistorySeries, SeriesPoint } from '@dinar/domain/rates/history-series';
import { chartTexts } from '@dinar/site/texts/chart/chart-texts';
import { historyTexts } from '@dinar/site/texts/history/history-texts';
import { useMemo } from 'react';
import type { ChartBand, ChartPoint, ChartSpan } from '../../ui/chart/chart-scale.ts';
import { dayPlace, formatPlace } from '../../ui/chart/day-place.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { useLocale } from '../../ui/language/locale-context.ts';

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
  const locale = useLocale();
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
      label={fill(chartTexts[locale].dayOnCurve, { pair: `${code} / TND` })}
      formatX={formatPlace(isLong, locale)}
      describe={({ day }) => inWords(day, locale)}
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

function inWords({ date, value, best }: SeriesPoint, locale: Locale): string {
  const read = {
    day: formatDayInWords(date, locale),
    rate: formatHeadlineRate(value, locale),
  };
  if (!best) return fill(chartTexts[locale].reading, read);
  return fill(historyTexts[locale].readingWithBest, {
    ...read,
    purchase: formatTableRate(best.purchase, locale),
    sale: formatTableRate(best.sale, locale),
  });
}
