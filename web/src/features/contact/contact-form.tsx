import { contactLimits, honeypot } from '@dinar/domain/contact/validate-contact';
import { contactPath } from '@dinar/site/routes/contact-address';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import panel from '../../ui/panel.module.css';
import { ContactInput } from './contact-input.tsx';
import styles from './contact-page.module.css';
import { readContactForm } from './read-contact-form.ts';
import type { ContactState } from './use-contact-form.ts';

/**
 * The four fields, the error above them and the counter of the message. Plain HTML, which the server
 * answers; scripts send the message themselves and leave the fields' texts to the browser.
 */
export function ContactForm({ contact }: { contact: ContactState }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState(contact.first);
  // What a browser restored, or a visitor typed before scripts came, was told to nobody.
  useEffect(() => {
    if (form.current) setWritten(readContactForm(form.current));
  }, []);
  const isSending = contact.stage === 'sending';
  const errorId = `${id}-error`;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitted = readContactForm(event.currentTarget);
    setWritten(submitted);
    const wrong = contact.submit(submitted);
    const field = wrong && event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };

  const shared = (field: keyof typeof contact.first) => ({
    field,
    first: contact.first[field],
    isEmpty: written[field].trim() === '',
    isFocused: contact.focused === field,
    isReadOnly: isSending,
    error: contact.error,
    errorId,
  });
  return (
    <form
      ref={form}
      className={`${panel.panel} ${styles.card}`}
      method="post"
      action={contactPath}
      acceptCharset="utf-8"
      aria-labelledby={`${id}-title`}
      aria-busy={isSending}
      noValidate
      onInput={(event) => setWritten(readContactForm(event.currentTarget))}
      onSubmit={submit}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Formulaire de contact
      </h2>
      <p id={errorId} role="alert" className={styles.error}>
        {contact.error?.message}
      </p>
      <ContactInput {...shared('name')} label="Nom complet" autoComplete="name" />
      <ContactInput {...shared('email')} label="Adresse email" type="email" autoComplete="email" />
      <ContactInput {...shared('subject')} label="Sujet" />
      <ContactInput
        {...shared('message')}
        label="Message"
        placeholder={`Votre message (minimum ${contactLimits.messageMin} caractères)`}
        describedBy={`${id}-count`}
      />
      <p id={`${id}-count`} className={styles.count}>
        {written.message.length}/{contactLimits.messageMax} caractères
      </p>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>Ne pas remplir</label>
        <input
          id={`${id}-website`}
          name={honeypot.name}
          maxLength={honeypot.maxLength}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <Button type="submit" look="solid" busy={isSending}>
        {isSending ? 'Envoi en cours…' : 'Envoyer le message'}
      </Button>
      <p className={styles.soft}>Tous les champs sont obligatoires.</p>
    </form>
  );
}
