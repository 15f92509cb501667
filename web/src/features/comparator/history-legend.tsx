import { formatDayInWords } from '@dinar/domain/days/format-day';
import { fill } from '@dinar/domain/language/texts';
import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { trendBetween } from '@dinar/domain/rates/trend';
import { historyTexts } from '@dinar/site/texts/history/history-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Variation } from '../../ui/number/variation.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './comparator-page.module.css';
import { curveSource } from './history-kinds.ts';

/** The meaning of line and band, their source, the change. */
export function HistoryLegend({ series, isDemo }: { series: HistorySeries; isDemo: boolean }) {
  const locale = useLocale();
  const { kinds, legend } = useTexts(historyTexts);
  const { kind, segments, comparedSegments } = series;
  const points = segments.flat();
  const [first, last] = [points[0], points.at(-1)];
  const source = curveSource(kind, isDemo);
  return (
    <p className={styles.line}>
      <span className={styles.key} data-part="line" data-provenance={source}>
        {fill(legend.line, { kind: kinds[kind], source: sourceInWords(source, locale) })}
      </span>
      {comparedSegments.length > 0 && (
        <span className={styles.key} data-part="band">
          {legend.band}
        </span>
      )}
      {first && last && (
        <span>
          <RichText
            text={legend.change}
            day={<time dateTime={first.date}>{formatDayInWords(first.date, locale)}</time>}
            change={<Variation trend={trendBetween(first.value, last.value)} />}
          />
        </span>
      )}
    </p>
  );
}
