import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { trendBetween } from '@dinar/domain/rates/trend';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { Variation } from '../../ui/number/variation.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './comparator-page.module.css';
import { historyKinds } from './history-kinds.ts';

/** The meaning of line and band, their source, the change. */
export function HistoryLegend({ series }: { series: HistorySeries }) {
  const { kind, segments, comparedSegments } = series;
  const points = segments.flat();
  const [first, last] = [points[0], points.at(-1)];
  const { name, source } = historyKinds[kind];
  return (
    <p className={styles.line}>
      <span className={styles.key} data-part="line" data-provenance={source}>
        {`${name} (source : ${sourceInWords(source)})`}
      </span>
      {comparedSegments.length > 0 && (
        <span className={styles.key} data-part="band">
          du meilleur achat à la meilleure vente des banques
        </span>
      )}
      {first && last && (
        <span>
          <RichText
            text="Depuis le {day} : {change}"
            day={<time dateTime={first.date}>{formatDayInWords(first.date)}</time>}
            change={<Variation trend={trendBetween(first.value, last.value)} />}
          />
        </span>
      )}
    </p>
  );
}
