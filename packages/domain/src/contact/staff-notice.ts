import { headerSafe, oneLine } from './harmless-text.ts';
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

/**
 * The plain-text mail that notifies staff of a valid message: a line for each field of the form, then the
 * message. Visitor input cannot become a header, nor a field of another name.
 */
export function staffNotice(form: ContactForm, staffEmail: string): StaffNotice {
  const lines = contactRows.flatMap(({ name, shortLabel }) => {
    const text = form[name];
    return name === 'message' || text === undefined ? [] : [`${shortLabel} : ${oneLine(text)}`];
  });
  return {
    to: [staffEmail],
    replyTo: oneLine(form.email),
    message: {
      subject: headerSafe(`Contact : ${form.subject}`),
      text: [...lines, '', form.message.trim()].join('\n'),
    },
  };
}
