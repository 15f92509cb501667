import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { useState } from 'react';
import own from './history.module.css';
import { historyKinds } from './history-kinds.ts';
import { type ComparatorState, comparatorAddress } from './use-comparator-state.ts';

interface CitationProps {
  readonly code: ForeignCurrencyCode;
  readonly series: HistorySeries;
  readonly isDemo: boolean;
  readonly state: ComparatorState;
}

/** A text to quote the curve by: a day’s rate, its provider and the address of this curve. */
export function Citation(props: CitationProps) {
  // The site's own address is known in a browser alone.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={own.values} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Citer cette courbe</summary>
      {isOpen && (
        <p className={own.citation} translate="no">
          {citation(props, location.origin)}
        </p>
      )}
    </details>
  );
}

function citation({ code, series, isDemo, state }: CitationProps, origin: string): string {
  const points = series.segments.flat();
  const point = points.find(({ date }) => date === state.day) ?? points.at(-1);
  if (!point) return '';
  const { name, source } = historyKinds[series.kind];
  const shown = { ...state, currency: code, day: point.date };
  const address = comparatorAddress.write(shown, { pathname: '/comparateur', search: '' });
  const provider = sourceInWords(isDemo ? 'demo' : source);
  return `1 ${code} = ${formatHeadlineRate(point.value)} TND le ${formatDayInWords(point.date)} (${name}, source : ${provider}). Dinar en Direct, ${origin}${address}`;
}
