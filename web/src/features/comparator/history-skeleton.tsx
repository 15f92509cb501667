import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import styles from './comparator-page.module.css';

/** A placeholder of the curve, at its final height. */
export function HistorySkeleton() {
  const texts = useTexts(comparatorTexts).history;
  return (
    <div className={styles.awaitedHistory} aria-hidden="true" data-testid="history-skeleton">
      <Skeleton sample={texts.awaited} />
    </div>
  );
}
