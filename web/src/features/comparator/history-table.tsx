import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatRate3, formatRate4 } from '@dinar/domain/format/format-number';
import type { SeriesPoint } from '@dinar/domain/rates/history-series';
import styles from './history-table.module.css';

interface HistoryTableProps {
  readonly kindName: string;
  readonly code: ForeignCurrencyCode;
  readonly points: readonly SeriesPoint[];
}

/** The values of the curve, the newest first. */
export function HistoryTable({ kindName, code, points }: HistoryTableProps) {
  return (
    <details className={styles.values}>
      <summary>Voir les valeurs en tableau</summary>
      <table>
        <caption className="visually-hidden">
          {code} / TND, jour par jour : {kindName}, meilleur achat et meilleure vente
        </caption>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            <th scope="col">Cours</th>
            <th scope="col">Meilleur achat</th>
            <th scope="col">Meilleure vente</th>
          </tr>
        </thead>
        <tbody>
          {[...points].reverse().map(({ date, value, bestBuy, bestSell }) => (
            <tr key={date}>
              <th scope="row">{formatDayInWords(date)}</th>
              <td>{formatRate4(value)}</td>
              <td>{bestBuy === undefined ? '–' : formatRate3(bestBuy)}</td>
              <td>{bestSell === undefined ? '–' : formatRate3(bestSell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
