import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { pathIn } from '@dinar/site/routes/locale-path';
import { historyTexts } from '@dinar/site/texts/history/history-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { useState } from 'react';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import own from './history.module.css';
import { historySources } from './history-kinds.ts';
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
  const locale = useLocale();
  const { title } = useTexts(historyTexts).citation;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={own.values} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <p className={own.citation} translate="no">
          {citation(props, location.origin, locale)}
        </p>
      )}
    </details>
  );
}

function citation(
  { code, series, isDemo, state }: CitationProps,
  origin: string,
  locale: Locale,
): string {
  const points = series.segments.flat();
  const point = points.find(({ date }) => date === state.day) ?? points.at(-1);
  if (!point) return '';
  const { kinds, citation: texts } = historyTexts[locale];
  const shown = { ...state, currency: code, day: point.date };
  const address = comparatorAddress.write(shown, { pathname: '/comparateur', search: '' });
  return fill(texts.text, {
    equation: `1 ${code} = ${formatHeadlineRate(point.value, locale)} TND`,
    day: formatDayInWords(point.date, locale),
    kind: kinds[series.kind],
    source: sourceInWords(isDemo ? 'demo' : historySources[series.kind], locale),
    address: `${origin}${pathIn(locale, address)}`,
  });
}
