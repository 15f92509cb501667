import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { type HistorySpan, historySeries, historySpans } from '@dinar/domain/rates/history-series';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import { useMemo } from 'react';
import { EmptyPanel } from '../../ui/panel/notice-panel.tsx';
import { HistoryChart } from './history-chart.tsx';

export interface PastProps {
  readonly code: ForeignCurrencyCode;
  readonly years: readonly RateHistory[];
  readonly span: HistorySpan;
  readonly today: RateDate;
}

/** The curve of a span, or why there is none. */
export function Past({ code, years, span, today }: PastProps) {
  const series = useMemo(() => historySeries(years, today, span), [years, today, span]);
  const [only, ...others] = series.segments.flat();
  if (others.length > 0) return <HistoryChart code={code} series={series} />;
  const known = only
    ? `Un seul jour est connu : ${formatHeadlineRate(only.value)} TND le ${formatDayInWords(only.date)}.`
    : `Aucun cours n’est connu pour ${code} sur les ${historySpans[span]} derniers jours.`;
  return (
    <EmptyPanel
      title="Pas encore d’historique"
      text={`${known} La courbe paraîtra dès deux jours.`}
    />
  );
}
