import { formatDayInWords } from '@dinar/domain/days/format-day';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { variationPercent } from '@dinar/domain/rates/variation';
import { sourceInWords } from '../../ui/source-words.ts';
import { Variation } from '../../ui/variation.tsx';
import styles from './comparator-page.module.css';
import { historyKinds } from './history-kinds.ts';

/** What the line and the band are, where they come from, what they came to, and which days lack. */
export function HistoryLegend({ series }: { series: HistorySeries }) {
  const { kind, stretches, comparedStretches } = series;
  const points = stretches.flat();
  const [first, last] = [points[0], points.at(-1)];
  const { name, source } = historyKinds[kind];
  return (
    <p className={styles.line}>
      <span className={styles.key} data-part="line" data-provenance={source}>
        {name} (source : {sourceInWords(source)})
      </span>
      {comparedStretches.length > 0 && (
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

/** The days between two stretches. */
function gapsOf({ stretches }: HistorySeries): Gap[] {
  return stretches.slice(1).flatMap((stretch, index) => {
    const [before, after] = [stretches[index]?.at(-1), stretch[0]];
    if (!before || !after) return [];
    return [{ from: addDays(before.date, 1), to: addDays(after.date, -1) }];
  });
}
