import {
  type ContactSubmission,
  contactFormOf,
  honeypot,
} from '@dinar/domain/contact/validate-contact';

/** The fields' values in a rendered contact form, whoever wrote them: a visitor, a browser, a server. */
export function readContactForm(form: HTMLFormElement): ContactSubmission {
  const text = (name: string) => {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText ? field.value : '';
  };
  return { ...contactFormOf(text), website: text(honeypot.name) };
}
