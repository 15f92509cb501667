import { formatDayInWords } from '@dinar/domain/days/format-day';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { variationPercent } from '@dinar/domain/rates/variation';
import { Variation } from '../../ui/number/variation.tsx';
import { sourceInWords } from '../../ui/provenance/source-words.ts';
import styles from './comparator-page.module.css';
import { historyKinds } from './history-kinds.ts';

/** The meaning of line and band, their source, their extremes, and the missing days. */
export function HistoryLegend({ series }: { series: HistorySeries }) {
  const { kind, segments, comparedSegments } = series;
  const points = segments.flat();
  const [first, last] = [points[0], points.at(-1)];
  const { name, source } = historyKinds[kind];
  return (
    <p className={styles.line}>
      <span className={styles.key} data-part="line" data-provenance={source}>
        {name} (source : {sourceInWords(source)})
      </span>
      {comparedSegments.length > 0 && (
        <span className={styles.key} data-part="band">
          du meilleur achat à la meilleure vente des banques
        </span>
      )}
      {first && last && (
        <span>
          Depuis le <time dateTime={first.date}>{formatDayInWords(first.date)}</time> :{' '}
          <Variation percent={variationPercent(last.value, first.value)} />
        </span>
      )}
      {gapsOf(series).map(({ from, to }) => (
        <span key={from}>
          Aucun cours connu du {formatDayInWords(from)} au {formatDayInWords(to)}
        </span>
      ))}
    </p>
  );
}

interface Gap {
  readonly from: RateDate;
  readonly to: RateDate;
}

/** The days between two segments. */
function gapsOf({ segments }: HistorySeries): Gap[] {
  return segments.slice(1).flatMap((segment, index) => {
    const [before, after] = [segments[index]?.at(-1), segment[0]];
    if (!before || !after) return [];
    return [{ from: addDays(before.date, 1), to: addDays(after.date, -1) }];
  });
}
