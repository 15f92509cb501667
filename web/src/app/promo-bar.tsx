import { promoTexts } from '@dinar/site/texts/promo/promo-texts';
import { useState } from 'react';
import { useTexts } from '../ui/language/locale-context.ts';
import { Icon } from '../ui/mark/icon.tsx';
import styles from './promo-bar.module.css';

/** An announcement above the header that a visitor can close. */
export function PromoBar() {
  const texts = useTexts(promoTexts);
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <aside className={styles.bar} aria-label={texts.announcement}>
      <p>{texts.announced}</p>
      <button type="button" aria-label={texts.closeAnnouncement} onClick={() => setIsClosed(true)}>
        <Icon name="close" size="small" />
      </button>
    </aside>
  );
}
