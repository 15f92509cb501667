import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { Skeleton } from '../panel/skeleton.tsx';
import styles from './comparison-skeleton.module.css';

/** As many rows as there are banks, at their final height, so that nothing moves when they come. */
export function ComparisonSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true" data-testid="comparison-skeleton">
      <div className={styles.head} />
      {commercialBankCodes.map((code) => (
        <div key={code} className={styles.row}>
          <Skeleton sample="Banque du pays" />
          <Skeleton sample="0,000   0,000" />
        </div>
      ))}
    </div>
  );
}
