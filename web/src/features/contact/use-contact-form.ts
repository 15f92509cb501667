import type { ContactDraft, ContactError } from '@dinar/domain/contact/contact-draft';
import {
  type ContactField,
  type ContactForm,
  type ContactSubmission,
  emptyContactForm,
  validateContact,
} from '@dinar/domain/contact/validate-contact';
import { contactPath, isContactSent } from '@dinar/site/routes/contact-address';
import { use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../ui/address/page-location.ts';
import { ContactDraftContext } from './contact-draft-context.ts';
import { forgetDraft, messageIdFor } from './kept-draft.ts';
import type { SendMessage } from './send-message.ts';

type ContactStage = 'editing' | 'sending' | 'sent';

/** The state of the form and its actions; the fields keep their own texts. */
export interface ContactState {
  readonly stage: ContactStage;
  /** The fields' initial texts. */
  readonly first: ContactForm;
  /** The field that has the focus when the form appears. */
  readonly focused: ContactField | undefined;
  readonly error: ContactError | undefined;
  /** Sends the fields' values and returns the invalid field, if any. */
  readonly submit: (written: ContactSubmission) => ContactField | undefined;
  readonly startAgain: () => void;
}

/** The contact form: it starts with the server's response, and is empty once a message has arrived. */
export function useContactForm(send: SendMessage): ContactState {
  const draft = useContactDraft();
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const [stage, setStage] = useState<ContactStage>('editing');
  const [first, setFirst] = useState(draft?.form ?? emptyContactForm);
  const [error, setError] = useState(draft?.error);
  const [focused, setFocused] = useState(draft?.error.field);
  // Two quick clicks come before the next render, when the state is not updated yet.
  const isSending = useRef(false);

  const deliver = async (message: ContactSubmission) => {
    isSending.current = true;
    setStage('sending');
    setError(undefined);
    try {
      await send({ ...message, id: messageIdFor(message) });
      forgetDraft();
      setFirst(emptyContactForm);
      setStage('sent');
    } catch (reason) {
      // For a developer at the console; the form explains the failure to the visitor.
      console.error(reason);
      setError({ fault: 'not-sent' });
      setStage('editing');
    } finally {
      isSending.current = false;
    }
  };

  const isSentByForm = isContactSent(query);
  // Without scripts, the server took the message that the draft was of.
  useEffect(() => {
    if (isSentByForm) forgetDraft();
  }, [isSentByForm]);

  return {
    stage: isSentByForm ? 'sent' : stage,
    first,
    focused,
    error,
    submit: ({ website, ...form }) => {
      if (isSending.current) return undefined;
      const verdict = validateContact(form);
      if (!verdict.ok) {
        setError(verdict.problem);
        return verdict.problem.field;
      }
      void deliver({ ...verdict.value, ...(website && { website }) });
      return undefined;
    },
    startAgain: () => {
      setStage('editing');
      setFocused('name');
      if (isSentByForm) navigate(contactPath, { replace: true });
    },
  };
}

/** The form that the server rejected; `undefined` once the visitor has followed a link of the site. */
function useContactDraft(): ContactDraft | undefined {
  const draft = use(ContactDraftContext);
  return useLocation().isOpened ? draft : undefined;
}
