import {
  type ContactField,
  type ContactForm,
  validateContact,
} from '@dinar/domain/contact/validate-contact';
import { useRef, useState } from 'react';
import type { SendMessage } from './send-message.ts';

const empty: ContactForm = { name: '', email: '', subject: '', message: '' };
const failure = "Erreur lors de l'envoi du message. Veuillez réessayer.";

export type ContactStage = 'editing' | 'sending' | 'sent';

/** What the form shows and what can be done with it. */
export interface ContactState {
  readonly stage: ContactStage;
  readonly form: ContactForm;
  readonly error: string | undefined;
  readonly write: (field: ContactField, text: string) => void;
  /** Sends the form with what the hidden field caught; gives the field that is wrong, if one is. */
  readonly submit: (website: string) => ContactField | undefined;
  readonly startAgain: () => void;
}

/** The contact form: fields keep their content until the message has arrived. */
export function useContactForm(send: SendMessage): ContactState {
  const [stage, setStage] = useState<ContactStage>('editing');
  const [form, setForm] = useState(empty);
  const [error, setError] = useState<string>();
  // Two presses in one moment come before the next drawing: the state is not there yet.
  const isSending = useRef(false);

  const deliver = async (message: Parameters<SendMessage>[0]) => {
    isSending.current = true;
    setStage('sending');
    setError(undefined);
    try {
      await send(message);
      setForm(empty);
      setStage('sent');
    } catch (reason) {
      // For whoever looks into the console; the visitor is told in words.
      console.error(reason);
      setError(failure);
      setStage('editing');
    } finally {
      isSending.current = false;
    }
  };

  return {
    stage,
    form,
    error,
    write: (field, text) => setForm({ ...form, [field]: text }),
    submit: (website) => {
      if (isSending.current) return undefined;
      const verdict = validateContact(form);
      if (!verdict.ok) {
        setError(verdict.message);
        return verdict.field;
      }
      void deliver({ ...verdict.value, ...(website !== '' && { website }) });
      return undefined;
    },
    startAgain: () => setStage('editing'),
  };
}
