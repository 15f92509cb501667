import type { BankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import { bankPageCurrencies } from '@dinar/domain/currencies/currency-lists';
import { fill } from '@dinar/domain/language/texts';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { useMemo } from 'react';
import { RateTable } from '../../ui/comparison/rate-table.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import type { Origin } from '../../ui/provenance/shared-origin.ts';
import { bankColumns } from './bank-columns.tsx';
import styles from './bank-rates-table.module.css';

interface BankRatesTableProps {
  readonly bank: BankCode;
  readonly rows: readonly BankPageRow[];
  /** The origin that the page names. */
  readonly origin: Origin | undefined;
}

/** A bank's rates, currency by currency; indicative ones stay below the bank's own when sorted. */
export function BankRatesTable({ bank, rows, origin }: BankRatesTableProps) {
  const locale = useLocale();
  const { caption } = useTexts(bankTexts).table;
  const columns = useMemo(() => bankColumns(bank, origin, locale), [bank, origin, locale]);
  return (
    <RateTable
      caption={
        <span className="visually-hidden">{fill(caption, { bank: bankName(bank, locale) })}</span>
      }
      subject={bank}
      columns={columns}
      rows={rows}
      marks={({ kind }) => ({ 'data-kind': kind })}
    />
  );
}

/** A row for each currency of every bank's page, at its final height. */
export function BankRatesSkeleton() {
  return (
    <div aria-hidden="true" data-testid="bank-rates-skeleton">
      {bankPageCurrencies.map((code) => (
        <div key={code} className={styles.awaited}>
          <Skeleton sample="EUR Euro" />
          <Skeleton sample="0,000   0,000" />
        </div>
      ))}
    </div>
  );
}
