import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useTexts } from '../language/locale-context.ts';
import { Skeleton } from '../panel/skeleton.tsx';
import styles from './comparison-skeleton.module.css';

/**
 * A placeholder with a row for each bank that the table shows, at its final height, so that nothing moves when the banks arrive.
 */
export function ComparisonSkeleton({ rows = commercialBankCodes.length }: { rows?: number }) {
  const { awaitedBank } = useTexts(commonTexts);
  return (
    <div aria-hidden="true" data-testid="comparison-skeleton">
      <div className={styles.head} />
      {commercialBankCodes.slice(0, rows).map((code) => (
        <div key={code} className={styles.row}>
          <Skeleton sample={awaitedBank} />
          <Skeleton sample="0,000   0,000" />
        </div>
      ))}
    </div>
  );
}
