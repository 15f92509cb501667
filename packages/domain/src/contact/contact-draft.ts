import type { ContactField, ContactForm } from './validate-contact.ts';

/**
 * The reason why a form was not sent, in French; `field` is the faulty field, absent if no single field is.
 */
export interface ContactError {
  readonly message: string;
  readonly field?: ContactField;
}

/** A form that was not sent: the visitor's input unchanged, and the reason. */
export interface ContactDraft {
  readonly form: ContactForm;
  readonly error: ContactError;
}

/** The error of a message that did not reach the database. */
export const notSent: ContactError = {
  message: "Erreur lors de l'envoi du message. Veuillez réessayer.",
};
