import type { BankSlug } from '@dinar/domain/banks/bank-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { englishName } from '@dinar/domain/currencies/english-name';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatRate3 } from '@dinar/domain/format/format-number';
import type { BankPageRow } from '@dinar/domain/rates/bank-page-rates';
import { converterHref } from '@dinar/site/routes/site-links';
import type { Ref } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { CurrencyFlag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MovingNumber } from '../../ui/moving-number.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TrendMark } from '../../ui/trend-mark.tsx';
import styles from './bank-rates-table.module.css';

interface BankRateRowProps {
  readonly ref: Ref<HTMLTableRowElement> | undefined;
  readonly row: BankPageRow;
  readonly slug: BankSlug;
  readonly isSelected: boolean;
}

/** One currency of a bank. */
export function BankRateRow({ ref, row, slug, isSelected }: BankRateRowProps) {
  const { currency, kind } = row;
  const href = `${converterHref({ from: currency, to: 'TND', amount: 1 })}&bank=${slug}`;
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
            <Mark row={row} />
          </span>
        </span>
      </th>
      {kind === 'unquoted' ? <NoRate code={currency} /> : <Rate row={row} />}
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

function Rate({ row }: { row: Exclude<BankPageRow, { kind: 'unquoted' }> }) {
  return (
    <>
      <td>
        <MovingNumber of={row.currency} value={row.purchaseRate} format={formatRate3} />
      </td>
      <td>
        <MovingNumber of={row.currency} value={row.saleRate} format={formatRate3} />
      </td>
      <td className={styles.spread}>{formatRate3(row.spread)}</td>
      <td>
        <TrendMark trend={row.trend} />
        <span className={styles.below}>spread {formatRate3(row.spread)}</span>
      </td>
    </>
  );
}

function NoRate({ code }: { code: BankPageRow['currency'] }) {
  const reason = currencyTable[code].centralBankQuoted ? 'indisponible' : 'non coté par la BCT';
  return (
    <>
      <td>–</td>
      <td>–</td>
      <td className={styles.spread}>–</td>
      <td className={styles.reason}>{reason}</td>
    </>
  );
}

function Mark({ row }: { row: BankPageRow }) {
  if (row.kind === 'indicative') {
    return (
      <Tag tone="amber" title="La banque ne publie pas cette devise : cours d’exemple, non comparé">
        indicatif
      </Tag>
    );
  }
  if (row.kind === 'quoted' && row.isCarried) {
    return <Tag tone="amber">{formatDayInWords(row.date)}</Tag>;
  }
  return null;
}
