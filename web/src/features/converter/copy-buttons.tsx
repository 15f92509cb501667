import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './conversion-result.module.css';

/** Copies the result, or the address that holds the whole conversion. */
export function CopyButtons({ result }: { result: string }) {
  const [message, setMessage] = useState('');

  const copy = async (text: string, done: string) => {
    setMessage('');
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      // Refused by the browser, or not a secure page: the visitor can still select what is shown.
      setMessage('Copie refusée par le navigateur : sélectionnez le texte.');
    }
  };

  return (
    <div className={styles.copies}>
      <Button onClick={() => copy(result, 'Résultat copié')}>Copier le résultat</Button>
      <Button onClick={() => copy(location.href, 'Lien copié')}>Copier le lien</Button>
      <p role="status">{message}</p>
    </div>
  );
}
