import {
  type ContactForm,
  type ContactSubmission,
  contactFormOf,
  contactRows,
  honeypot,
} from '@dinar/domain/contact/validate-contact';

/**
 * Reads the fields' values from a rendered contact form, whether from a visitor, the browser or the server.
 */
export function readContactForm(form: HTMLFormElement): ContactSubmission {
  const text = (name: string) => fieldOf(form, name)?.value ?? '';
  return { ...contactFormOf(text), website: text(honeypot.name) };
}

/** Puts texts into the fields of a rendered form that are empty; a text there is newer. */
export function fillEmptyFields(form: HTMLFormElement, texts: ContactForm | undefined): void {
  for (const { name } of contactRows) {
    const field = fieldOf(form, name);
    if (field?.value === '') field.value = texts?.[name] ?? '';
  }
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText ? field : undefined;
}
