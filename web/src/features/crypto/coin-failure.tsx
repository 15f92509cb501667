import { Button } from '../../ui/control/button.tsx';
import styles from './crypto-page.module.css';

/** Replaces coins that could not be read, or precedes the last known ones. */
export function CoinFailure({ onRetry, isEmpty }: { onRetry: () => void; isEmpty: boolean }) {
  return (
    <section role="alert" className={styles.panel}>
      <h2 className={styles.panelTitle}>Erreur de chargement</h2>
      <p>Erreur lors du chargement des taux de crypto-monnaies</p>
      {!isEmpty && <p>Les derniers prix connus restent affichés.</p>}
      <Button look="solid" onClick={onRetry}>
        Réessayer
      </Button>
    </section>
  );
}
