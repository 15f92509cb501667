import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import { fill } from '@dinar/domain/language/texts';
import type { BankDay, BankHistory } from '@dinar/domain/rates/bank-history';
import { chartTexts } from '@dinar/site/texts/chart/chart-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { PastTable } from '../chart/past-table.tsx';
import { useLocale } from '../language/locale-context.ts';
import styles from './bank-month.module.css';

interface BankMonthTableProps {
  readonly currency: ForeignCurrencyCode;
  readonly history: BankHistory;
  readonly hasSides: boolean;
}

/** The days of a bank's month, the newest first, including those without a rate. */
export function BankMonthTable({ currency, history, hasSides }: BankMonthTableProps) {
  const locale = useLocale();
  const { asTable, caption } = chartTexts[locale].bankMonth;
  const { purchase, sale, midRate } = commonTexts[locale];
  return (
    <details className={styles.values}>
      <summary>{asTable}</summary>
      <PastTable<BankDay>
        caption={fill(caption, { pair: `${currency} / TND` })}
        columns={hasSides ? [purchase, sale] : [midRate]}
        points={history.segments.flat()}
        gaps={history.gaps}
        name={({ date }) => <time dateTime={date}>{formatDayInWords(date, locale)}</time>}
        cells={({ value, sides }) =>
          (sides ? [sides.purchase, sides.sale] : [value]).map((rate) =>
            formatTableRate(rate, locale),
          )
        }
      />
    </details>
  );
}
