import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { historyExtremes } from '@dinar/domain/rates/history-extremes';
import type { HistorySeries, SeriesPoint } from '@dinar/domain/rates/history-series';
import { chartTexts } from '@dinar/site/texts/chart/chart-texts';
import { useLocale } from '../language/locale-context.ts';
import { RichText } from '../text/rich-text.tsx';
import notes from './notes.module.css';

interface ExtremesProps {
  readonly series: HistorySeries;
}

/** The lowest and the highest rate of a span. */
export function Extremes({ series }: ExtremesProps) {
  const extremes = historyExtremes(series);
  if (!extremes) return null;
  const { low, high } = extremes;
  return (
    <p className={notes.notes}>
      <Extreme name="low" point={low} />
      <Extreme name="high" point={high} />
    </p>
  );
}

function Extreme({ name, point }: { name: 'low' | 'high'; point: SeriesPoint }) {
  const locale = useLocale();
  const { lowest, highest } = chartTexts[locale];
  return (
    <span data-extreme={name}>
      <RichText
        text={name === 'low' ? lowest : highest}
        rate={<strong translate="no">{`${formatHeadlineRate(point.value, locale)} TND`}</strong>}
        day={<span>{formatDayInWords(point.date, locale)}</span>}
      />
    </span>
  );
}
