import type { LaterFailureProps } from '../../ui/panel/later.tsx';
import { RetryButton } from '../../ui/panel/notice-panel.tsx';
import styles from './screen-failure.module.css';

/** Replaces a screen whose code did not load or that threw. */
export function ScreenFailure({ failure, onRetry }: LaterFailureProps) {
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.heading}>Erreur de chargement</h1>
      <p className={styles.text}>
        Cette page n’a pas pu être affichée. Vérifiez votre connexion, puis réessayez.
      </p>
      <RetryButton failure={failure} onRetry={onRetry} />
    </div>
  );
}
