import type { ContactForm, ContactProblem } from './validate-contact.ts';

/** The reason why a form was not sent: a problem of one field, or a message that did not reach the database. */
export type ContactError =
  | ContactProblem
  | { readonly fault: 'not-sent'; readonly field?: undefined };

/** A form that was not sent: the visitor's input unchanged, and the reason. */
export interface ContactDraft {
  readonly form: ContactForm;
  readonly error: ContactError;
}
