import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { useEffect } from 'react';
import type { ScreenProps } from '../../config/screen-props.ts';
import { afterPaint } from '../../ui/browser/after-paint.ts';
import { loadEarly } from '../../ui/browser/load-early.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { ContactSide } from './contact-side.tsx';
import { databaseSending, type MessageSending } from './send-message.ts';
import { SentPanel } from './sent-panel.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactPageProps extends ScreenProps<'information'> {
  /** Sends a message; tests pass their own. */
  readonly sending?: MessageSending;
}

/** The contact form and the other contact details. */
export function ContactPage({ page, site, sending = databaseSending }: ContactPageProps) {
  const contact = useContactForm(sending.send);
  useEffect(() => afterPaint(() => loadEarly(sending.prepare)), [sending]);
  const { heading, description } = listedTexts(page.route, page.locale);
  return (
    <div className={`page ${styles.page}`}>
      <header>
        <h1 className={styles.heading}>{heading}</h1>
        <p className="soft">{description}</p>
      </header>
      <div className={styles.pair}>
        {contact.stage === 'sent' ? (
          <SentPanel onStartAgain={contact.startAgain} />
        ) : (
          <ContactForm contact={contact} />
        )}
        <ContactSide site={site} />
      </div>
    </div>
  );
}
