import { contactPath } from '@dinar/site/routes/contact-address';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/mark/icon.tsx';
import panel from '../../ui/panel/panel.module.css';
import styles from './contact-page.module.css';

/** Replaces the form once the message has arrived. */
export function SentPanel({ onStartAgain }: { onStartAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The clicked button is gone: the focus moves to the panel's heading.
  useEffect(() => title.current?.focus(), []);
  const startAgain = (event: FormEvent) => {
    event.preventDefault();
    onStartAgain();
  };
  return (
    <section className={`${panel.panel} ${styles.sent}`} aria-live="polite">
      <Icon name="check" />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        Message envoyé avec succès !
      </h2>
      <p className={styles.soft}>
        Merci de nous avoir contacté. Nous vous répondrons dans les plus brefs délais.
      </p>
      <form action={contactPath} onSubmit={startAgain}>
        <Button type="submit" look="solid">
          Nouveau message
        </Button>
      </form>
    </section>
  );
}
