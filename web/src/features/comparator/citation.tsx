import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { pathIn } from '@dinar/site/routes/locale-path';
import { historyTexts } from '@dinar/site/texts/history/history-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { useState } from 'react';
import { curveSource } from '../../ui/chart/curve-source.ts';
import past from '../../ui/chart/past-table.module.css';
import { ShareButton } from '../../ui/control/share-button.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import own from './history.module.css';
import type { Curve } from './history-kinds.ts';
import { type ComparatorState, comparatorAddress } from './use-comparator-state.ts';

interface CitationProps extends Curve {
  readonly state: ComparatorState;
}

/** A text to quote the curve by: a day’s rate, its provider and the address of this curve. */
export function Citation(props: CitationProps) {
  // The site's own address is known in a browser alone.
  const locale = useLocale();
  const { title, text } = useTexts(historyTexts).citation;
  const [isOpen, setIsOpen] = useState(false);
  const cited = citedOf(props, locale);
  return (
    <details className={past.fold} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && cited && (
        <p className={own.citation} translate="no">
          {fill(text, {
            said: cited.said,
            address: `${location.origin}${pathIn(locale, cited.path)}`,
          })}
        </p>
      )}
    </details>
  );
}

/** The button that shares the latest or the chosen rate of the curve, with the picture of its day where there is one. */
export function ShareCurve(props: CitationProps) {
  const cited = citedOf(props, useLocale());
  if (!cited) return null;
  const { said, day, path } = cited;
  return <ShareButton text={said} path={path} picture={{ day, currency: props.code }} />;
}

/** The sentence on a rate of the curve, with its day and its address on this site, without the language. */
function citedOf({ code, series, isDemo, state }: CitationProps, locale: Locale) {
  const points = series.segments.flat();
  const point = points.find(({ date }) => date === state.day) ?? points.at(-1);
  if (!point) return undefined;
  const { kinds, citation: texts } = historyTexts[locale];
  const shown = { ...state, currency: code, day: point.date };
  const path = comparatorAddress.write(shown, { pathname: '/comparateur', search: '' });
  const said = fill(texts.said, {
    equation: `1 ${code} = ${formatHeadlineRate(point.value, locale)} TND`,
    day: formatDayInWords(point.date, locale),
    kind: kinds[series.kind],
    source: sourceInWords(curveSource(series.kind, isDemo), locale),
  });
  return { said, day: point.date, path };
}
