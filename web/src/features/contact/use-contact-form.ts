import { type ContactError, notSent } from '@dinar/domain/contact/contact-draft';
import {
  type ContactField,
  type ContactForm,
  type ContactSubmission,
  emptyContactForm,
  validateContact,
} from '@dinar/domain/contact/validate-contact';
import { contactPath, isContactSent } from '@dinar/site/routes/contact-address';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SendMessage } from './send-message.ts';
import { useContactDraft } from './use-contact-draft.ts';

type ContactStage = 'editing' | 'sending' | 'sent';

/** The state of the form and its actions; the fields keep their own texts. */
export interface ContactState {
  readonly stage: ContactStage;
  /** The fields' initial texts. */
  readonly first: ContactForm;
  /** The field that has the focus when the form appears. */
  readonly focused: ContactField | undefined;
  readonly error: ContactError | undefined;
  /**
   * Sends the fields' values and returns the invalid field, if any. `submitNatively` makes the browser submit
   * the form: a browser caches a failed import, so the sending code may never load.
   */
  readonly submit: (
    written: ContactSubmission,
    submitNatively: () => void,
  ) => ContactField | undefined;
  readonly startAgain: () => void;
}

/** The contact form: it starts with the server's response, and is empty once a message has arrived. */
export function useContactForm(send: SendMessage): ContactState {
  const draft = useContactDraft();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [stage, setStage] = useState<ContactStage>('editing');
  const [first, setFirst] = useState(draft?.form ?? emptyContactForm);
  const [error, setError] = useState(draft?.error);
  const [focused, setFocused] = useState(draft?.error.field);
  // Two quick clicks come before the next render, when the state is not updated yet.
  const isSending = useRef(false);

  const deliver = async (message: ContactSubmission, submitNatively: () => void) => {
    isSending.current = true;
    setStage('sending');
    setError(undefined);
    try {
      if ((await send(message)) === 'code-missing') {
        submitNatively();
        return;
      }
      setFirst(emptyContactForm);
      setStage('sent');
    } catch (reason) {
      // For a developer at the console; the form explains the failure to the visitor.
      console.error(reason);
      setError(notSent);
      setStage('editing');
    } finally {
      isSending.current = false;
    }
  };

  return {
    stage: isContactSent(query) ? 'sent' : stage,
    first,
    focused,
    error,
    submit: ({ website, ...form }, submitNatively) => {
      if (isSending.current) return undefined;
      const verdict = validateContact(form);
      if (!verdict.ok) {
        setError(verdict);
        return verdict.field;
      }
      void deliver({ ...verdict.value, ...(website && { website }) }, submitNatively);
      return undefined;
    },
    startAgain: () => {
      setStage('editing');
      setFocused('name');
      if (isContactSent(query)) navigate(contactPath, { replace: true });
    },
  };
}
