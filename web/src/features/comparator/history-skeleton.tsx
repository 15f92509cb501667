import { Skeleton } from '../../ui/panel/skeleton.tsx';
import styles from './comparator-page.module.css';

/** A placeholder of the curve, at its final height. */
export function HistorySkeleton() {
  return (
    <div className={styles.awaitedHistory} aria-hidden="true" data-testid="history-skeleton">
      <Skeleton sample="Les cours des derniers jours, en dinars" />
    </div>
  );
}
