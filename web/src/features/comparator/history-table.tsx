import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { historyKinds } from './history-kinds.ts';
import styles from './history-table.module.css';

interface HistoryTableProps {
  readonly code: ForeignCurrencyCode;
  readonly series: HistorySeries;
}

/** The values of the curve, the newest first. */
export function HistoryTable({ code, series }: HistoryTableProps) {
  const { name, source } = historyKinds[series.kind];
  const hasBest = series.comparedSegments.length > 0;
  return (
    <details className={styles.values}>
      <summary>Voir les valeurs en tableau</summary>
      <table data-provenance={source}>
        <caption className="visually-hidden">
          {code} / TND, jour par jour : {name}
          {hasBest && ', meilleur achat et meilleure vente'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            <th scope="col">Cours</th>
            {hasBest && (
              <>
                <th scope="col">Meilleur achat</th>
                <th scope="col">Meilleure vente</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {series.segments
            .flat()
            .reverse()
            .map(({ date, value, best }) => (
              <tr key={date}>
                <th scope="row">
                  <time dateTime={date}>{formatDayInWords(date)}</time>
                </th>
                <td>{formatHeadlineRate(value)}</td>
                {hasBest && (
                  <>
                    <td>{best ? formatTableRate(best.purchase) : '–'}</td>
                    <td>{best ? formatTableRate(best.sale) : '–'}</td>
                  </>
                )}
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
