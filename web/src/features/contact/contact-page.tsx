import { contactPath } from '@dinar/site/routes/contact-address';
import { pathIn } from '@dinar/site/routes/locale-path';
import { contactTexts } from '@dinar/site/texts/contact/contact-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { type FormEvent, useEffect, useRef } from 'react';
import type { ScreenProps } from '../../config/screen-props.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { afterPaint } from '../../ui/browser/after-paint.ts';
import { loadEarly } from '../../ui/browser/load-early.ts';
import { Button } from '../../ui/control/button.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Icon } from '../../ui/mark/icon.tsx';
import panel from '../../ui/panel/panel.module.css';
import { Literal } from '../../ui/text/literal.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { databaseSending, type MessageSending } from './send-message.ts';
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

/** The other ways to reach us. */
function ContactSide({ site }: { site: SiteConfig['site'] }) {
  const { details } = useTexts(contactTexts);
  return (
    <aside className={styles.side} aria-label={details.title} data-printed>
      <dl>
        <div>
          <dt>{details.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>
              <Literal>{site.email}</Literal>
            </a>
          </dd>
        </div>
        <div>
          <dt>{details.phone}</dt>
          <dd>
            <a href={`tel:${site.phone.replace(/\s/g, '')}`}>
              <Literal>{site.phone}</Literal>
            </a>
          </dd>
        </div>
        <div>
          <dt>{details.address}</dt>
          <dd>{details.city}</dd>
        </div>
        <div>
          <dt>{details.hours}</dt>
          <dd>{details.openingHours}</dd>
        </div>
      </dl>
      <p className="soft">
        <RichText text={details.faq} questions={<AppLink to="/faq">{details.questions}</AppLink>} />
      </p>
    </aside>
  );
}

/** Replaces the form once the message has arrived. */
function SentPanel({ onStartAgain }: { onStartAgain: () => void }) {
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
      <h2 ref={title} tabIndex={-1}>
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
