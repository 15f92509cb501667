import { Button } from '../../ui/control/button.tsx';
import styles from './screen-failure.module.css';

/** Replaces a screen whose code did not load or that threw; reloading the page repairs both. */
export function ScreenFailure() {
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.heading}>Erreur de chargement</h1>
      <p className={styles.text}>
        Cette page n’a pas pu être affichée. Vérifiez votre connexion, puis réessayez.
      </p>
      <Button look="solid" onClick={() => location.reload()}>
        Réessayer
      </Button>
    </div>
  );
}
