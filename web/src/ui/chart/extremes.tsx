import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { historyExtremes } from '@dinar/domain/rates/history-extremes';
import type { HistorySeries, SeriesPoint } from '@dinar/domain/rates/history-series';
import { RichText } from '../text/rich-text.tsx';
import styles from './extremes.module.css';

interface ExtremesProps {
  readonly series: HistorySeries;
}

/** The lowest and the highest rate of a span. */
export function Extremes({ series }: ExtremesProps) {
  const extremes = historyExtremes(series);
  if (!extremes) return null;
  const { low, high } = extremes;
  return (
    <p className={styles.extremes}>
      <Extreme name="low" point={low} />
      <Extreme name="high" point={high} />
    </p>
  );
}

const words = {
  low: 'Plus bas : {rate} le {day}',
  high: 'Plus haut : {rate} le {day}',
} as const;

function Extreme({ name, point }: { name: keyof typeof words; point: SeriesPoint }) {
  return (
    <span data-extreme={name}>
      <RichText
        text={words[name]}
        rate={<strong translate="no">{`${formatHeadlineRate(point.value)} TND`}</strong>}
        day={<span>{formatDayInWords(point.date)}</span>}
      />
    </span>
  );
}
