import { contactPath } from '@dinar/site/routes/contact-address';
import { pathIn } from '@dinar/site/routes/locale-path';
import { contactTexts } from '@dinar/site/texts/contact/contact-texts';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Icon } from '../../ui/mark/icon.tsx';
import panel from '../../ui/panel/panel.module.css';
import styles from './contact-page.module.css';

/** Replaces the form once the message has arrived. */
export function SentPanel({ onStartAgain }: { onStartAgain: () => void }) {
  const locale = useLocale();
  const { sent } = useTexts(contactTexts);
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
        {sent.title}
      </h2>
      <p className="soft">{sent.thanks}</p>
      <form action={pathIn(locale, contactPath)} onSubmit={startAgain}>
        <Button type="submit" look="solid">
          {sent.again}
        </Button>
      </form>
    </section>
  );
}
