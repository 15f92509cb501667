import type { Page } from '@dinar/domain/seo/page';
import { textsOfRoute } from '@dinar/domain/site/route-texts';
import type { SiteConfig } from '../../config/site-config.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { ContactSide } from './contact-side.tsx';
import { type SendMessage, sendMessage } from './send-message.ts';
import { SentPanel } from './sent-panel.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactPageProps {
  readonly page: Extract<Page, { readonly kind: 'information' }>;
  readonly site: SiteConfig['site'];
  /** How a message is sent; a test gives its own. */
  readonly send?: SendMessage;
}

/** A form to write to us, and how to reach us otherwise. */
export function ContactPage({ page, site, send = sendMessage }: ContactPageProps) {
  const contact = useContactForm(send);
  const { heading, description } = textsOfRoute(page.route);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.soft}>{description}</p>
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
