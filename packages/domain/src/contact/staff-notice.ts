import { formulaHarmless, headerSafe } from './harmless-text.ts';
import { type ContactForm, contactRows } from './validate-contact.ts';

/** A document of the `mail` collection, which is sent to staff. */
export interface StaffNotice {
  readonly to: readonly string[];
  readonly replyTo: string;
  readonly message: { readonly subject: string; readonly text: string };
}

/** The id of the notice for a message; writing it again writes the same document. */
export function staffNoticeId(messageId: string): string {
  return `contact-${messageId}`;
}

/** The plain-text mail that notifies staff of a valid message; visitor input cannot become a header. */
export function staffNotice(form: ContactForm, staffEmail: string): StaffNotice {
  const value = (text = '') => formulaHarmless(text.trim());
  const lines = contactRows.filter(({ name }) => name !== 'message' && form[name] !== undefined);
  return {
    to: [staffEmail],
    replyTo: headerSafe(form.email),
    message: {
      subject: headerSafe(`Contact : ${form.subject}`),
      text: [
        ...lines.map(({ name, shortLabel }) => `${shortLabel} : ${value(form[name])}`),
        '',
        value(form.message),
      ].join('\n'),
    },
  };
}
