import { formatMoney } from '@dinar/domain/format/format-number';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import { dayPicturePath } from '@dinar/site/routes/day-picture-path';
import { converterHref } from '@dinar/site/routes/site-links';
import { latestPicture } from '@dinar/site/seo/page-picture';
import { useState } from 'react';
import { Button } from '../../ui/control/button.tsx';
import styles from './copy-buttons.module.css';
import { shareText } from './share-text.ts';

export interface CopyButtonsProps {
  readonly answer: AnswerToday;
}

/** The buttons that copy the result or the address of the conversion, and share both as text. */
export function CopyButtons({ answer }: CopyButtonsProps) {
  const { request, lead, board } = answer;
  const [message, setMessage] = useState('');

  const copy = async (text: string, done: string) => {
    setMessage('');
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      // The browser refused, or the page is not secure: the visitor can still select the shown text.
      setMessage('Copie refusée par le navigateur : sélectionnez le texte.');
    }
  };
  const address = () => new URL(converterHref(request), location.origin).href;

  const share = async () => {
    const [text, url] = [shareText(answer), address()];
    const copyInstead = () => copy(`${text} ${url}`, 'Texte et lien copiés');
    if (!('share' in navigator)) return copyInstead();
    setMessage('');
    try {
      await navigator.share({ text, url });
    } catch (error) {
      // A visitor who closes the sheet does not want a copy either.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) await copyInstead();
    }
  };

  const currency = [request.from, request.to].find((code) => code !== 'TND');
  const picture = currency && latestPicture(currency, board);

  return (
    <div className={styles.copies}>
      <Button onClick={share}>Partager</Button>
      <Button onClick={() => copy(formatMoney(lead.value), 'Résultat copié')}>
        Copier le résultat
      </Button>
      <Button onClick={() => copy(address(), 'Lien copié')}>Copier le lien</Button>
      {picture && (
        <a href={dayPicturePath(picture)} download={`dinar-${picture.day}-${currency}.png`}>
          Image du jour
        </a>
      )}
      <p role="status">{message}</p>
    </div>
  );
}
