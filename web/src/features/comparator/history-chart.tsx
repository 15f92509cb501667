import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatAxisDay, formatDayInWords } from '@dinar/domain/days/format-day';
import { dayStart, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import type { ComparedPoint, HistorySeries, SeriesPoint } from '@dinar/domain/rates/history-series';
import type { ChartBand, ChartPoint } from '../../ui/chart/chart-scale.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { HistoryLegend } from './history-legend.tsx';
import { HistoryTable } from './history-table.tsx';

const dayMs = 86_400_000;

interface HistoryChartProps {
  readonly code: ForeignCurrencyCode;
  readonly series: HistorySeries;
}

interface DayPoint extends ChartPoint {
  readonly day: SeriesPoint;
}

/** The line of a currency's rate, with the band of the banks' best rates, and the same as a table. */
export function HistoryChart({ code, series }: HistoryChartProps) {
  const { segments, comparedSegments } = series;
  return (
    <>
      <HistoryLegend series={series} />
      <LineChart<DayPoint>
        segments={segments.map((days) => days.map(chartPoint))}
        bands={comparedSegments.map((days) => days.map(chartBand))}
        label={`Jour à lire sur la courbe ${code} / TND`}
        formatX={(x) => formatAxisDay(dayAt(x))}
        describe={({ day }) => inWords(day)}
      />
      <HistoryTable code={code} series={series} />
    </>
  );
}

function chartPoint(day: SeriesPoint): DayPoint {
  return { x: placeOf(day.date), value: day.value, day };
}

function chartBand({ date, best }: ComparedPoint): ChartBand {
  return { x: placeOf(date), low: best.purchase, high: best.sale };
}

function placeOf(day: RateDate): number {
  return dayStart(day).getTime() / dayMs;
}

function dayAt(x: number): RateDate {
  return utcDay(new Date(x * dayMs));
}

function inWords({ date, value, best }: SeriesPoint): string {
  const counters = best
    ? ` (achat ${formatTableRate(best.purchase)}, vente ${formatTableRate(best.sale)})`
    : '';
  return `${formatDayInWords(date)} : ${formatHeadlineRate(value)} TND${counters}`;
}
