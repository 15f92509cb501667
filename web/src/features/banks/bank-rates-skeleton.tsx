import { bankPageCurrencies } from '@dinar/domain/currencies/currency-lists';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import styles from './bank-rates-table.module.css';

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
