import { Skeleton } from '../../ui/panel/skeleton.tsx';
import styles from './screen-skeleton.module.css';

/** A placeholder of a screen whose code is loading. */
export function ScreenSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <span className="visually-hidden">Chargement de la page…</span>
      <p className={styles.heading}>
        <Skeleton sample="Cours de change des banques" />
      </p>
      <p>
        <Skeleton sample="Les taux de change du dinar tunisien, mis à jour chaque jour." />
      </p>
    </div>
  );
}
