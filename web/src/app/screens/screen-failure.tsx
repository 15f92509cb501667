import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { frameTexts } from '@dinar/site/texts/frame/frame-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import type { LaterFailureProps } from '../../ui/panel/later.tsx';
import { RetryButton } from '../../ui/panel/notice-panel.tsx';
import styles from './screen-failure.module.css';

/** Replaces a screen whose code did not load or that threw. */
export function ScreenFailure({ failure, onRetry }: LaterFailureProps) {
  const { loadingFailed } = useTexts(commonTexts);
  const { screenNotShown } = useTexts(frameTexts);
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.heading}>{loadingFailed}</h1>
      <p className={styles.text}>{screenNotShown}</p>
      <RetryButton failure={failure} onRetry={onRetry} />
    </div>
  );
}
