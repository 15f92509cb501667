import { formulaHarmless, headerSafe } from './harmless-text.ts';
import type { ContactForm } from './validate-contact.ts';

/** A document of the `mail` collection, as the send-email extension reads it. */
export interface StaffNotice {
  readonly to: readonly string[];
  readonly replyTo: string;
  readonly message: { readonly subject: string; readonly text: string };
}

/** The id of the notice of one message: written again, it is the same document. */
export function staffNoticeId(messageId: string): string {
  return `contact-${messageId}`;
}

/** Tells staff of a valid message, in plain text; nothing a visitor wrote can become a header. */
export function staffNotice(form: ContactForm, staffEmail: string): StaffNotice {
  const value = (text: string) => formulaHarmless(text.trim());
  return {
    to: [staffEmail],
    replyTo: headerSafe(form.email),
    message: {
      subject: headerSafe(`Contact : ${form.subject}`),
      text: [
        `Nom : ${value(form.name)}`,
        `Email : ${value(form.email)}`,
        `Sujet : ${value(form.subject)}`,
        '',
        value(form.message),
      ].join('\n'),
    },
  };
}
