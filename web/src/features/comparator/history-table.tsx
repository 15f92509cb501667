import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatAxisMonth, formatDayInWords } from '@dinar/domain/days/format-day';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import { historyMonths } from '@dinar/domain/rates/history-months';
import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { useState } from 'react';
import { PastTable } from '../../ui/chart/past-table.tsx';
import own from './history.module.css';
import { historyKinds } from './history-kinds.ts';

interface ValuesProps {
  readonly code: ForeignCurrencyCode;
  readonly series: HistorySeries;
}

/** The values of the curve: by day, or for a long span by month, rendered only once the table is opened. */
export function HistoryTable({ isLong, ...values }: ValuesProps & { readonly isLong: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={own.values} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Voir les valeurs en tableau</summary>
      {isLong ? isOpen && <Months {...values} /> : <Days {...values} />}
    </details>
  );
}

function Days({ code, series }: ValuesProps) {
  const { name, source } = historyKinds[series.kind];
  const hasBest = series.comparedSegments.length > 0;
  const ofBanks = hasBest ? ['Meilleur achat', 'Meilleure vente'] : [];
  return (
    <PastTable
      caption={`${code} / TND, jour par jour : ${name}${hasBest ? ', meilleur achat et meilleure vente' : ''}`}
      source={source}
      columns={['Cours', ...ofBanks]}
      points={series.segments.flat()}
      gaps={series.gaps}
      name={({ date }) => <time dateTime={date}>{formatDayInWords(date)}</time>}
      cells={({ value, best }) => [
        formatHeadlineRate(value),
        ...(hasBest
          ? [best?.purchase, best?.sale].map((rate) => (rate ? formatTableRate(rate) : '–'))
          : []),
      ]}
    />
  );
}

const monthColumns = ['Dernier cours', 'Plus bas', 'Plus haut', 'Jours publiés', 'Non publiés'];

function Months({ code, series }: ValuesProps) {
  const { name, source } = historyKinds[series.kind];
  return (
    <PastTable
      caption={`${code} / TND, mois par mois : ${name}`}
      source={source}
      first="Mois"
      columns={monthColumns}
      points={historyMonths(series).map((month) => ({ ...month, date: month.last.date }))}
      name={({ month, date }) => <time dateTime={month}>{formatAxisMonth(date)}</time>}
      cells={({ last, low, high, knownCount, unpublishedCount }) => [
        ...[last, low, high].map(({ value }) => formatHeadlineRate(value)),
        String(knownCount),
        String(unpublishedCount),
      ]}
    />
  );
}
