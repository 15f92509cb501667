import { contactRow, contactRows, honeypot } from '@dinar/domain/contact/validate-contact';
import { fill } from '@dinar/domain/language/texts';
import { contactPath } from '@dinar/site/routes/contact-address';
import { pathIn } from '@dinar/site/routes/locale-path';
import { contactErrorText } from '@dinar/site/texts/contact/contact-error-text';
import { contactTexts } from '@dinar/site/texts/contact/contact-texts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import panel from '../../ui/panel/panel.module.css';
import { ContactInput } from './contact-input.tsx';
import styles from './contact-page.module.css';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { fillEmptyFields, readContactForm } from './read-contact-form.ts';
import type { ContactState } from './use-contact-form.ts';

const limits = contactRow('message');
const areAllRequired = contactRows.every(({ isRequired }) => isRequired);

/**
 * The fields, the error above them and the counter of the message. The form is plain HTML that the server can
 * handle; with scripts, the page sends the message itself. The fields are uncontrolled: the browser keeps
 * their texts.
 */
export function ContactForm({ contact }: { contact: ContactState }) {
  const id = useId();
  const locale = useLocale();
  const texts = useTexts(contactTexts);
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState(contact.first);
  const alert = useRef<HTMLParagraphElement>(null);
  // No event reports a text that the browser restored or that a visitor typed before the scripts loaded.
  useEffect(() => {
    if (!form.current) return;
    fillEmptyFields(form.current, keptDraft());
    const now = readContactForm(form.current);
    setWritten(now);
    if (Object.values(now).some((text) => text !== '')) keepDraft(now);
  }, []);
  // A failure that no field explains must be in sight, wherever the visitor has scrolled to.
  useEffect(() => {
    if (contact.error && !contact.error.field) alert.current?.focus();
  }, [contact.error]);

  const follow = (event: FormEvent<HTMLFormElement>) => {
    const now = readContactForm(event.currentTarget);
    setWritten(now);
    keepDraft(now);
  };
  const isSending = contact.stage === 'sending';
  const errorId = `${id}-error`;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitted = readContactForm(event.currentTarget);
    setWritten(submitted);
    const wrong = contact.submit(submitted);
    const field = wrong && event.currentTarget.elements.namedItem(wrong);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    alert.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <form
      ref={form}
      className={`${panel.panel} ${styles.card}`}
      method="post"
      action={pathIn(locale, contactPath)}
      acceptCharset="utf-8"
      aria-labelledby={`${id}-title`}
      aria-busy={isSending}
      noValidate
      data-screen
      onInput={follow}
      onSubmit={submit}
    >
      <h2 id={`${id}-title`}>{texts.form}</h2>
      <p id={errorId} role="alert" ref={alert} tabIndex={-1} className={styles.error}>
        {contact.error && contactErrorText(contact.error, locale)}
      </p>
      {contactRows.map((row) => (
        <ContactInput
          key={row.name}
          row={row}
          first={contact.first[row.name] ?? ''}
          isEmpty={(written[row.name] ?? '').trim() === ''}
          isFocused={contact.focused === row.name}
          isReadOnly={isSending}
          error={contact.error}
          errorId={errorId}
          {...(row.name === 'message' && {
            placeholder: fill(texts.placeholder, { count: limits.minLength }),
            describedBy: `${id}-count`,
          })}
        />
      ))}
      <p id={`${id}-count`} className={styles.count}>
        {fill(texts.count, { count: written.message.length, most: limits.maxLength })}
      </p>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>{texts.trap}</label>
        <input
          id={`${id}-website`}
          name={honeypot.name}
          maxLength={honeypot.maxLength}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <Button type="submit" look="solid" busy={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
      <p className="soft">{areAllRequired ? texts.allRequired : texts.someRequired}</p>
    </form>
  );
}
