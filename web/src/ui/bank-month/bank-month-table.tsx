import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { BankDay, BankHistory } from '@dinar/domain/rates/bank-history';
import { PastTable } from '../chart/past-table.tsx';
import styles from './bank-month.module.css';

interface BankMonthTableProps {
  readonly currency: ForeignCurrencyCode;
  readonly history: BankHistory;
  readonly hasSides: boolean;
}

/** The days of a bank's month, the newest first, including those without a rate. */
export function BankMonthTable({ currency, history, hasSides }: BankMonthTableProps) {
  return (
    <details className={styles.values}>
      <summary>Voir les valeurs en tableau</summary>
      <PastTable<BankDay>
        caption={`${currency} / TND, jour par jour`}
        columns={hasSides ? ['Achat', 'Vente'] : ['Cours moyen']}
        points={history.segments.flat()}
        gaps={history.gaps}
        name={({ date }) => <time dateTime={date}>{formatDayInWords(date)}</time>}
        cells={({ value, sides }) =>
          sides
            ? [formatTableRate(sides.purchase), formatTableRate(sides.sale)]
            : [formatTableRate(value)]
        }
      />
    </details>
  );
}
