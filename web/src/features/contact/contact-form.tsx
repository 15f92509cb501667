import { contactLimits, honeypot } from '@dinar/domain/contact/validate-contact';
import { type FormEvent, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import panel from '../../ui/panel.module.css';
import { ContactInput } from './contact-input.tsx';
import styles from './contact-page.module.css';
import type { ContactState } from './use-contact-form.ts';

/** The four fields, the error above them and the counter of the message. */
export function ContactForm({ contact }: { contact: ContactState }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { form: written, error, stage } = contact;
  const isSending = stage === 'sending';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trap = form.current?.elements.namedItem(honeypot.name);
    const wrong = contact.submit(trap instanceof HTMLInputElement ? trap.value : '');
    const field = wrong && form.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };

  const shared = { contact, errorId: `${id}-error` };
  return (
    <form
      ref={form}
      className={`${panel.panel} ${styles.card}`}
      aria-labelledby={`${id}-title`}
      aria-busy={isSending}
      noValidate
      onSubmit={submit}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Formulaire de contact
      </h2>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
      <ContactInput {...shared} field="name" label="Nom complet" autoComplete="name" />
      <ContactInput
        {...shared}
        field="email"
        label="Adresse email"
        type="email"
        autoComplete="email"
      />
      <ContactInput {...shared} field="subject" label="Sujet" />
      <ContactInput
        {...shared}
        field="message"
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
