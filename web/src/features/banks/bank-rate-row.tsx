import type { BankCode } from '@dinar/domain/banks/bank-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { englishName } from '@dinar/domain/currencies/english-name';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { converterHref } from '@dinar/site/routes/site-links';
import type { Ref } from 'react';
import { AppLink } from '../../ui/address/app-link.tsx';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';
import { Icon } from '../../ui/mark/icon.tsx';
import { Tag } from '../../ui/mark/tag.tsx';
import { TrendMark } from '../../ui/number/trend-mark.tsx';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { BankRateCells } from './bank-rate-cells.tsx';
import styles from './bank-rates-table.module.css';

interface BankRateRowProps {
  readonly ref: Ref<HTMLTableRowElement> | undefined;
  readonly bank: BankCode;
  readonly row: BankPageRow;
  readonly isSelected: boolean;
  /** Whether the page says where the bank's rates come from; an older one says it all the same. */
  readonly hasSharedOrigin: boolean;
}

/** One currency of a bank; on a phone, unit and spread are shown under other columns. */
export function BankRateRow({ ref, bank, row, isSelected, hasSharedOrigin }: BankRateRowProps) {
  const { currency, kind } = row;
  const href = converterHref({ from: currency, to: 'TND', amount: 1, bank });
  return (
    <tr ref={ref} data-kind={kind} data-selected={isSelected}>
      <th scope="row" className={styles.currency}>
        <span className={styles.identity}>
          <CurrencyFlag code={currency} />
          <span className={styles.names}>
            <strong>{currency}</strong>
            <span className={styles.name} title={englishName(currency)}>
              {currencyTable[currency].name}
            </span>
            <span className={styles.below}>unité 1</span>
            <Mark row={row} hasSharedOrigin={hasSharedOrigin} />
          </span>
        </span>
      </th>
      <BankRateCells bank={bank} row={row} />
      <td className={styles.trend}>
        <RowTrend row={row} />
      </td>
      <td className={styles.unit}>1</td>
      <td>
        <AppLink to={href} className={styles.convert} aria-label={`Convertir ${currency}`}>
          <span className={styles.word}>Convertir</span>
          <Icon name="arrow" size="small" />
        </AppLink>
      </td>
    </tr>
  );
}

function RowTrend({ row }: { row: BankPageRow }) {
  switch (row.kind) {
    case 'indicative':
      return '–';
    case 'unquoted':
      return (
        <span className={styles.reason}>
          {currencyTable[row.currency].centralBankQuoted ? 'indisponible' : 'non coté par la BCT'}
        </span>
      );
    case 'quoted':
    case 'central': {
      const { trend } = row;
      if (!trend) return '–';
      return (
        <TrendMark trend={trend} since={trend.isSinceWorkingDayBefore ? undefined : trend.since} />
      );
    }
  }
}

function Mark({ row, hasSharedOrigin }: { row: BankPageRow; hasSharedOrigin: boolean }) {
  switch (row.kind) {
    case 'indicative':
      return (
        <Tag
          tone="amber"
          title="La banque ne publie pas cette devise : cours d’exemple, non comparé"
        >
          indicatif
        </Tag>
      );
    case 'unquoted':
      return null;
    case 'quoted':
    case 'central': {
      const { day, source, correction, isCarried } = row;
      if (hasSharedOrigin && !isCarried && correction === undefined) return null;
      return <OwnOrigin day={day} source={source} correction={correction} isOld={isCarried} />;
    }
  }
}
