import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { historyExtremes } from '@dinar/domain/rates/history-extremes';
import type { HistorySeries, SeriesPoint } from '@dinar/domain/rates/history-series';
import styles from './extremes.module.css';

interface ExtremesProps {
  readonly series: HistorySeries;
  readonly today: RateDate;
}

/** The lowest and the highest rate of a span, and the position of today's or the last rate between them. */
export function Extremes({ series, today }: ExtremesProps) {
  const extremes = historyExtremes(series);
  if (!extremes) return null;
  const { low, high, last, placePercent } = extremes;
  const subject = last.date === today ? 'Aujourd’hui' : 'Dernier cours';
  return (
    <p className={styles.extremes}>
      <Extreme name="low" words="Plus bas" point={low} />
      <Extreme name="high" words="Plus haut" point={high} />
      {placePercent !== undefined && (
        <span data-extreme="place">
          {subject} : à <strong>{placePercent} %</strong> du plus bas au plus haut
        </span>
      )}
    </p>
  );
}

function Extreme(props: { name: 'low' | 'high'; words: string; point: SeriesPoint }) {
  const { name, words, point } = props;
  return (
    <span data-extreme={name}>
      {words} : <strong>{formatHeadlineRate(point.value)} TND</strong> le{' '}
      {formatDayInWords(point.date)}
    </span>
  );
}
