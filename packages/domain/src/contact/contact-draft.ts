import type { ContactField, ContactForm } from './validate-contact.ts';

/** Why a form was not sent, in French; `field` is the one it concerns, absent when it is none of them. */
export interface ContactError {
  readonly message: string;
  readonly field?: ContactField;
}

/** A form that was not sent: the visitor's texts unchanged, and the reason. */
export interface ContactDraft {
  readonly form: ContactForm;
  readonly error: ContactError;
}

/** The error of a message that did not reach the database. */
export const notSent: ContactError = {
  message: "Erreur lors de l'envoi du message. Veuillez réessayer.",
};
