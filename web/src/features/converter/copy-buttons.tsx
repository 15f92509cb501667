import { formatMoney } from '@dinar/domain/format/format-number';
import type { AnswerToday } from '@dinar/domain/today/answer-today';
import { dayPicturePath } from '@dinar/site/routes/day-picture-path';
import { converterHref } from '@dinar/site/routes/site-links';
import { latestPicture } from '@dinar/site/seo/page-picture';
import { useShare } from '../../ui/browser/use-share.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './copy-buttons.module.css';
import { shareText } from './share-text.ts';

export interface CopyButtonsProps {
  readonly answer: AnswerToday;
}

/** The buttons that copy the result or the address of the conversion, and share both as text. */
export function CopyButtons({ answer }: CopyButtonsProps) {
  const { request, lead, board } = answer;
  const { message, copy, share } = useShare();
  const address = () => new URL(converterHref(request), location.origin).href;

  const currency = [request.from, request.to].find((code) => code !== 'TND');
  const subject = currency && latestPicture(currency, board);
  const picture = subject && {
    path: dayPicturePath(subject),
    name: `dinar-${subject.day}-${currency}.png`,
  };

  return (
    <div className={styles.copies}>
      <Button onClick={() => share({ text: shareText(answer), url: address(), picture })}>
        Partager
      </Button>
      <Button onClick={() => copy(formatMoney(lead.value), 'Résultat copié')}>
        Copier le résultat
      </Button>
      <Button onClick={() => copy(address(), 'Lien copié')}>Copier le lien</Button>
      {picture && (
        <a href={picture.path} download={picture.name}>
          Image du jour
        </a>
      )}
      <p role="status">{message}</p>
    </div>
  );
}
