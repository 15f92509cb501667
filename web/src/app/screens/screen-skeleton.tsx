import { frameTexts } from '@dinar/site/texts/frame/frame-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import styles from './screen-skeleton.module.css';

/** A placeholder of a screen whose code is loading. */
export function ScreenSkeleton() {
  const { loading } = useTexts(frameTexts);
  return (
    <div className={styles.screen} aria-busy="true">
      <span className="visually-hidden">{loading}</span>
      <p className={styles.heading}>
        <Skeleton sample={loading} />
      </p>
      <p>
        <Skeleton sample={loading} />
      </p>
    </div>
  );
}
