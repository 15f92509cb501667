import {
  type ContactSubmission,
  contactFormOf,
  honeypot,
} from '@dinar/domain/contact/validate-contact';

/**
 * Reads the fields' values from a rendered contact form, whether from a visitor, the browser or the server.
 */
export function readContactForm(form: HTMLFormElement): ContactSubmission {
  const text = (name: string) => {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText ? field.value : '';
  };
  return { ...contactFormOf(text), website: text(honeypot.name) };
}
