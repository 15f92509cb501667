import { formatAxisMonth, formatDayInWords } from '@dinar/domain/days/format-day';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import { fill } from '@dinar/domain/language/texts';
import { historyMonths } from '@dinar/domain/rates/history-months';
import { chartTexts } from '@dinar/site/texts/chart/chart-texts';
import { historyTexts } from '@dinar/site/texts/history/history-texts';
import { useState } from 'react';
import { curveSource } from '../../ui/chart/curve-source.ts';
import past from '../../ui/chart/past-table.module.css';
import { PastTable } from '../../ui/chart/past-table.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import type { Curve } from './history-kinds.ts';

/** The values of the curve: by day, or for a long span by month, rendered only once the table is opened. */
export function HistoryTable({ isLong, ...values }: Curve & { readonly isLong: boolean }) {
  const { asTable } = useTexts(chartTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={past.fold} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{asTable}</summary>
      {isLong ? isOpen && <Months {...values} /> : <Days {...values} />}
    </details>
  );
}

function Days({ code, series, isDemo }: Curve) {
  const locale = useLocale();
  const { kinds, table: texts } = useTexts(historyTexts);
  const hasBest = series.comparedSegments.length > 0;
  const ofBanks = hasBest ? [texts.bestPurchase, texts.bestSale] : [];
  return (
    <PastTable
      caption={fill(hasBest ? texts.byDayWithBest : texts.byDay, {
        pair: `${code} / TND`,
        kind: kinds[series.kind],
      })}
      source={curveSource(series.kind, isDemo)}
      columns={[texts.rate, ...ofBanks]}
      points={series.segments.flat()}
      gaps={series.gaps}
      name={({ date }) => <time dateTime={date}>{formatDayInWords(date, locale)}</time>}
      cells={({ value, best }) => [
        formatHeadlineRate(value, locale),
        ...(hasBest
          ? [best?.purchase, best?.sale].map((rate) => (rate ? formatTableRate(rate, locale) : '–'))
          : []),
      ]}
    />
  );
}

function Months({ code, series, isDemo }: Curve) {
  const locale = useLocale();
  const { kinds, table: texts } = useTexts(historyTexts);
  return (
    <PastTable
      caption={fill(texts.byMonth, { pair: `${code} / TND`, kind: kinds[series.kind] })}
      source={curveSource(series.kind, isDemo)}
      first={texts.month}
      columns={[texts.last, texts.low, texts.high, texts.published, texts.unpublished]}
      points={historyMonths(series).map((month) => ({ ...month, date: month.last.date }))}
      name={({ month, date }) => <time dateTime={month}>{formatAxisMonth(date, locale)}</time>}
      cells={({ last, low, high, knownCount, unpublishedCount }) => [
        ...[last, low, high].map(({ value }) => formatHeadlineRate(value, locale)),
        String(knownCount),
        String(unpublishedCount),
      ]}
    />
  );
}
