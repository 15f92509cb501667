import { useState } from 'react';
import { Icon } from '../ui/mark/icon.tsx';
import styles from './promo-bar.module.css';

/** An announcement above the header that a visitor can close. */
export function PromoBar() {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <aside className={styles.bar} aria-label="Annonce">
      <p>Les taux de change du dinar, en direct et gratuitement.</p>
      <button type="button" aria-label="Fermer l’annonce" onClick={() => setIsClosed(true)}>
        <Icon name="close" size="small" />
      </button>
    </aside>
  );
}
