import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatAxisDay, formatDayInWords } from '@dinar/domain/days/format-day';
import { dayStart, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { formatRate3, formatRate4 } from '@dinar/domain/format/format-number';
import type { HistorySeries, SeriesPoint } from '@dinar/domain/rates/history-series';
import { variationPercent } from '@dinar/domain/rates/variation';
import type { ChartPoint } from '../../ui/chart/chart-scale.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Variation } from '../../ui/variation.tsx';
import styles from './comparator-page.module.css';
import { HistoryTable } from './history-table.tsx';

const kindNames = { central: 'cours de la Banque Centrale', live: 'taux direct' } as const;
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
  const { kind, points } = series;
  const [first, last] = [points[0], points.at(-1)];
  return (
    <>
      <p className={styles.line}>
        <span className={styles.key} data-part="line">
          {kindNames[kind]}
        </span>
        <span className={styles.key} data-part="band">
          du meilleur achat à la meilleure vente des banques
        </span>
        {first && last && (
          <span>
            Depuis le {formatAxisDay(first.date)} :{' '}
            <Variation percent={variationPercent(last.value, first.value)} />
          </span>
        )}
      </p>
      <LineChart<DayPoint>
        points={points.map(chartPoint)}
        label={`Jour à lire sur la courbe ${code} / TND`}
        formatValue={formatRate3}
        formatX={(x) => formatAxisDay(dayAt(x))}
        describe={({ day }) => inWords(day)}
      />
      <HistoryTable kindName={kindNames[kind]} code={code} points={points} />
    </>
  );
}

function chartPoint(day: SeriesPoint): DayPoint {
  const { bestBuy, bestSell } = day;
  const x = dayStart(day.date).getTime() / dayMs;
  const hasBand = bestBuy !== undefined && bestSell !== undefined;
  return { x, value: day.value, day, ...(hasBand && { low: bestBuy, high: bestSell }) };
}

function dayAt(x: number): RateDate {
  return utcDay(new Date(x * dayMs));
}

function inWords({ date, value, bestBuy, bestSell }: SeriesPoint): string {
  const counters =
    bestBuy !== undefined && bestSell !== undefined
      ? ` (achat ${formatRate3(bestBuy)}, vente ${formatRate3(bestSell)})`
      : '';
  return `${formatDayInWords(date)} : ${formatRate4(value)} TND${counters}`;
}
